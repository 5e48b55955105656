import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { spoken } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
await speak(spoken());
export default mount(App, { target });
