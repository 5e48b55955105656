// boardgame.io's own server: `node server.mjs PORT` keeps matches in memory,
// `node server.mjs PORT FOLDER` in its flat files.
import { createRequire } from 'node:module';
import { Fair } from './game.mjs';

const { FlatFile, Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Fair],
  origins: [Origins.LOCALHOST],
  db: folder ? new FlatFile({ dir: folder }) : undefined,
});

// It would listen on every address of the machine.
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, done) => listen(number, '127.0.0.1', done);

await server.run(Number(port));
