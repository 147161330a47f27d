// What a name looks like as a seal: always the same for the same name, and drawn by us.
export type Seal = { ground: number; rim: number; sign: number; under: number };

export const counts = { ground: 6, rim: 3, sign: 8, under: 5 };

export function sealOf(name: string): Seal {
  let hash = hashed(name.trim().toLowerCase());
  const take = (count: number): number => {
    const part = hash % count;
    hash = Math.floor(hash / count);
    return part;
  };
  return { ground: take(counts.ground), rim: take(counts.rim), sign: take(counts.sign), under: take(counts.under) };
}

// FNV-1a, then stirred once more, since names differ mostly at their ends.
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
