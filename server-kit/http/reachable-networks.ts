import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the public internet (IANA's registries of special purposes). */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** All that is public, and what is not within it; the rest of IPv6 is not public. */
const global6 = ['2000::/3'];
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const notPublic4 = listOf(special4);
const public6 = listOf(global6);
const notPublic6 = listOf(special6);

export type Reach = {
  /** Whether an address may be sent to. */
  allows(address: string): boolean;
};

/**
 * The public internet and what operators open besides.
 * @param networks such as `10.0.0.0/8`
 */
export function publicAnd(networks: readonly string[]): Reach {
  const open = listOf(networks);
  return {
    allows(address) {
      const version = isIP(address);
      if (version === 0) return false;
      // An IPv4 address within an IPv6 one (`::ffff:10.0.0.1`) is judged as what it is.
      if (open.check(address, version === 4 ? 'ipv4' : 'ipv6')) return true;
      return version === 4
        ? !notPublic4.check(address, 'ipv4')
        : public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
    },
  };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
