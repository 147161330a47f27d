/** A mail as it is handed to whatever sends it. */
export type Mail = {
  /** Stays the same when it is sent again, so a receiver that got it twice can tell. */
  id: string;
  at: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** `name <box@host>` or `box@host`, taken apart; the host in the letters that DNS knows. Throws what is wrong with it. */
export function addressOf(text: string): { name: string; address: string } {
  const framed = text.match(/^(.*)<([^<>]*)>\s*$/s);
  const name = framed?.[1]?.trim() ?? '';
  const plain = (framed?.[2] ?? text).trim();
  const [, box, host] = plain.match(/^([!#$%&'*+\-/=?^_`{|}~\w.]{1,64})@([^\s@]{1,253})$/) ?? [];
  const domain = host === undefined ? undefined : asciiHost(host);
  if (box === undefined || domain === undefined) {
    throw new Error(
      `"${plain}" is no mail address; one is written like name@example.org, in plain letters before the @.`,
    );
  }
  return { name: name.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1'), address: `${box}@${domain}` };
}

function asciiHost(host: string): string | undefined {
  if (!URL.canParse(`https://${host}`)) return undefined;
  const { hostname, host: whole, pathname } = new URL(`https://${host}`);
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname) && hostname === whole && pathname === '/';
  return isName && !/[/?#\\:]/.test(host) ? hostname : undefined;
}
