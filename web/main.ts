import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell } from './lib/offline.ts';
import { reading } from './lib/reading.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html must hold an element with the id "app" to show the site in');
await reading.begin();
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD) void keepShell();
