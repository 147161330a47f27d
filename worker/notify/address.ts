type Range = { bytes: readonly number[]; bits: number; what: string };

// By IANA's registries of special-purpose addresses.
const closed4 = [
  ['0.0.0.0/8', 'unspecified'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'shared by a carrier'],
  ['127.0.0.0/8', 'loopback'],
  ['169.254.0.0/16', 'link-local'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'reserved'],
  ['192.0.2.0/24', 'reserved'],
  ['192.88.99.0/24', 'reserved'],
  ['192.168.0.0/16', 'private'],
  ['198.18.0.0/15', 'reserved'],
  ['198.51.100.0/24', 'reserved'],
  ['203.0.113.0/24', 'reserved'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
] as const;
const closed6 = [
  ['::/128', 'unspecified'],
  ['::1/128', 'loopback'],
  ['64:ff9b:1::/48', 'private'],
  ['2001::/23', 'reserved'],
  ['2001:db8::/32', 'reserved'],
  ['2002::/16', 'reserved'],
  ['3fff::/20', 'reserved'],
  ['fc00::/7', 'private'],
  ['fe80::/10', 'link-local'],
  ['fec0::/10', 'private'],
  ['ff00::/8', 'multicast'],
] as const;
const ranges: readonly Range[] = [...closed4, ...closed6].map(([text, what]) => range(text, what));
const globalUnicast = range('2000::/3', 'public');

// Addresses that carry an IPv4 address in their last four bytes, and reach it: they are what that one is.
const carriers = [range('::ffff:0:0/96', 'mapped'), range('64:ff9b::/96', 'NAT64')];

/** What kind of address this is: 'public', or why it is none ('loopback', 'private', 'link-local' …). */
export function kindOf(address: string): string {
  const bytes = bytesOf(address);
  if (!bytes) return 'no address';
  return kindOfBytes(bytes);
}

export function isIp(host: string): boolean {
  return bytesOf(host) !== undefined;
}

function kindOfBytes(bytes: readonly number[]): string {
  if (carriers.some((carrier) => holds(carrier, bytes))) return kindOfBytes(bytes.slice(12));
  const closed = ranges.find((one) => holds(one, bytes));
  if (closed) return closed.what;
  return bytes.length === 4 || holds(globalUnicast, bytes) ? 'public' : 'reserved';
}

function holds({ bytes, bits }: Range, address: readonly number[]): boolean {
  if (bytes.length !== address.length) return false;
  for (let bit = 0; bit < bits; bit += 8) {
    const mask = bits - bit >= 8 ? 0xff : (0xff << (8 - (bits - bit))) & 0xff;
    const [one = 0, other = 0] = [bytes[bit / 8], address[bit / 8]];
    if ((one & mask) !== (other & mask)) return false;
  }
  return true;
}

function range(text: string, what: string): Range {
  const [address = '', bits] = text.split('/');
  const bytes = bytesOf(address);
  if (!bytes) throw new Error(`"${text}" is no range of addresses.`);
  return { bytes, bits: Number(bits), what };
}

/** Four or sixteen bytes; undefined for what is no address. Brackets and a zone (%eth0) are taken off. */
export function bytesOf(text: string): number[] | undefined {
  const bare = text.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  return bare.includes(':') ? bytesOf6(bare) : bytesOf4(bare);
}

function bytesOf4(text: string): number[] | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte < 256) ? bytes : undefined;
}

function bytesOf6(text: string): number[] | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half) => groupsOf(half));
  if (!head || (halves.length === 2 && !tail)) return undefined;
  if (!tail) return head.length === 16 ? head : undefined;
  const missing = 16 - head.length - tail.length;
  return missing < 2 ? undefined : [...head, ...new Array<number>(missing).fill(0), ...tail];
}

function groupsOf(text: string): number[] | undefined {
  if (text === '') return [];
  const groups = text.split(':');
  const bytes: number[] = [];
  for (const [index, group] of groups.entries()) {
    if (group.includes('.') && index === groups.length - 1) {
      const last = bytesOf4(group);
      if (!last) return undefined;
      bytes.push(...last);
    } else {
      if (!/^[0-9a-f]{1,4}$/i.test(group)) return undefined;
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    }
  }
  return bytes;
}
