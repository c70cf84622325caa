import { BlockList, isIP } from 'node:net'

/** Networks that are not on the public internet: this machine, private networks, link-local, tests, multicast (RFC
 * 6890). */
const inside4 = new BlockList()
const subnets4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Cloud metadata services answer here too, at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [net, prefix] of subnets4) inside4.addSubnet(net, prefix, 'ipv4')

/** Global unicast only, less the ranges that embed an IPv4 address or are for documentation. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
special6.addSubnet('2001::', 23, 'ipv6')
special6.addSubnet('2001:db8::', 32, 'ipv6')
special6.addSubnet('2002::', 16, 'ipv6')
special6.addSubnet('3fff::', 20, 'ipv6')

/** True for a public IP address. Mapped IPv4 (`::ffff:127.0.0.1`) is no global IPv6 address and is refused. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inside4.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

/** Metadata services of clouds, which give out secrets, and all link-local addresses. */
const machine = new BlockList()
machine.addSubnet('169.254.0.0', 16, 'ipv4')
machine.addSubnet('fe80::', 10, 'ipv6')
for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192']) machine.addAddress(address, 'ipv4')
for (const address of ['fd00:ec2::254', 'fd20:ce::254']) machine.addAddress(address, 'ipv6')

/** True for an address of a cloud's metadata service, also written as mapped IPv4 (`::ffff:a9fe:a9fe`). */
export const isMachine = (address: string): boolean =>
  machine.check(address.replace(/%.*$/, ''), isIP(address) === 6 ? 'ipv6' : 'ipv4')
