export type Part = { text: string; path?: string };

// A mail's text with its addresses as links. Those of this site open here, whatever name the server knows itself by.
export function linked(text: string): Part[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, i) => {
    if (i % 2 === 0) return { text: part };
    const url = URL.parse(part);
    if (!url) return { text: part };
    const isOurs = /^\/(sign-in|me|table|settings|unsubscribe|api\/unsubscribe)\b/.test(url.pathname);
    return { text: part, path: isOurs ? url.pathname.replace(/^\/api(?=\/unsubscribe)/, '') + url.hash : part };
  });
}
