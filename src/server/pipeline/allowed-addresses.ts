import { isNetwork, isWithin } from '../base/network'

/**
 * Whether somebody may come from an address.
 * @param allowed one address or network a line; none of them means any
 */
export function mayComeFrom(allowed: string | null, ip: string): boolean {
  const networks = linesOf(allowed)
  // A line that names none lets nobody in: it was written to keep people out.
  return networks.length === 0 || isWithin(networks.filter(isNetwork), ip)
}

/** The first line that names neither an address nor a network. */
export function wrongLine(allowed: string | null): string | undefined {
  return linesOf(allowed).find((line) => !isNetwork(line))
}

function linesOf(allowed: string | null): string[] {
  return (allowed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
