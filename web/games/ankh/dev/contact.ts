import { mount } from 'svelte';
import '../../../styles/index.css';
import '../ankh.css';
import Contact from './Contact.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('contact.html must hold an element with the id "app"');
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
mount(Contact, { target });
