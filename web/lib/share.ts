// Hands an address on: by the system's own sheet where there is one (phones), else into the clipboard.
export async function share(url: string, title: string): Promise<'shared' | 'copied' | 'neither'> {
  if (navigator.maxTouchPoints > 0 && 'share' in navigator) {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'neither';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'neither'; // without https there is no clipboard: the address is shown to be copied by hand
  }
}
