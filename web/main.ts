import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html must hold an element with the id "app" to show the site in');
mount(App, { target });
