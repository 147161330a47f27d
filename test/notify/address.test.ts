import { BlockList, isIP } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIp, kindOf } from '../../worker/notify/address.ts';

const kinds: Record<string, string[]> = {
  public: [
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:82b::200e',
    '::ffff:1.1.1.1',
    '64:ff9b::1.1.1.1',
    '[2606:4700::1111]',
  ],
  loopback: [
    '127.0.0.1',
    '127.255.255.254',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '[::1]',
  ],
  private: [
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    'fc00::1',
    'fdff::1',
    'fec0::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
  ],
  'link-local': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1', '::ffff:a9fe:a9fe'],
  'shared by a carrier': ['100.64.0.0', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::', '::ffff:0.0.0.0'],
  reserved: [
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '255.255.255.255',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '3fff::1',
    '::127.0.0.1',
    '::2',
    '4000::1',
    '100::1',
  ],
  'no address': [
    '',
    'example.org',
    '1.2.3',
    '256.1.1.1',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '12345::',
    '::1.2.3',
    'g::1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
  ],
};

for (const [kind, addresses] of Object.entries(kinds)) {
  describe(kind, () => {
    for (const address of addresses) it(address, () => expect(kindOf(address)).toBe(kind));
  });
}

describe('for any address', () => {
  // Node's own judgement, with the private ranges of the brief alone.
  const inside = new BlockList();
  for (const [net, bits] of [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['100.64.0.0', 10],
    ['224.0.0.0', 4],
  ] as const) {
    inside.addSubnet(net, bits, 'ipv4');
  }
  for (const [net, bits] of [
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
    ['::1', 128],
  ] as const)
    inside.addSubnet(net, bits, 'ipv6');

  it('calls none public that Node finds inside, however it is wrapped', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        const closed = inside.check(ip, 'ipv4');
        for (const written of [ip, `::ffff:${ip}`, `64:ff9b::${ip}`]) {
          expect(isIp(written)).toBe(true);
          if (closed) expect(kindOf(written)).not.toBe('public');
          expect(kindOf(written)).toBe(kindOf(ip));
        }
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        expect(isIp(ip)).toBe(isIP(ip) === 6);
        if (inside.check(ip, 'ipv6')) expect(kindOf(ip)).not.toBe('public');
      }),
      { numRuns: 2_000 },
    );
  });
});
