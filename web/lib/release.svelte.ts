import { isPassing } from './api.ts';

// A page may stay open while the site is renewed: files that it has yet to load are gone then, and what the server tells
// may have another shape. Files have their content in their names, so a release is known by its first script.
class Release {
  isOld = $state(false);

  // Called whenever the server may have been another one since: a deployment ends every socket.
  async look(): Promise<void> {
    this.isOld ||= await isRenewed();
  }

  // What has not been kept by the page itself is not lost: decisions on their way lie in this browser.
  async renew(): Promise<void> {
    await this.look();
    if (this.isOld) location.reload();
  }
}

export const release = new Release();

async function isRenewed(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!own) return false;
  try {
    const reply = await fetch('/', { cache: 'no-cache' });
    return reply.ok && !(await reply.text()).includes(own);
  } catch (error) {
    if (isPassing(error)) return false; // out of reach: nothing is known, and it is looked at again
    throw error;
  }
}
