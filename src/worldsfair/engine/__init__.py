"""What is compiled for browsers: the same rules and bots as WebAssembly, with TypeScript faces."""
