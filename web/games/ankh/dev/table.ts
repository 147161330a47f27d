import { mount } from 'svelte';
import '../../../styles/index.css';
import { reading } from '../../../lib/reading.svelte.ts';
import Table from './Table.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('table.html must hold an element with the id "app"');
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
await reading.begin();
mount(Table, { target });
