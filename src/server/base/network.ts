import { BlockList, isIP } from 'node:net'

/** Whether a text names an address, or a network as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * Whether an address is one of these, or lies in one of these networks.
 * @param networks as `isNetwork` takes them
 */
export function isWithin(networks: readonly string[], ip: string): boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || (isIP(address) !== 0 && isWithin(['127.0.0.0/8', '::1'], address))
}
