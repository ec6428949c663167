/** Arithmetic of the field that the codes' checks are worked out in: GF(256) by the polynomial 0x11d (ISO/IEC 18004). */
const powers: number[] = []
const logs: number[] = []
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  logs[value] = exponent
  value = (value << 1) ^ (value >= 128 ? 0x11d : 0)
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : powers[(logs[a]! + logs[b]!) % 255]!
}

/** So many check bytes of data, by Reed and Solomon. */
export function checkBytes(data: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let root = 0; root < count; root++) {
    const shifted = [...divisor, 0]
    divisor = shifted.map((each, index) => each ^ times(divisor[index - 1] ?? 0, powers[root]!))
  }
  const rest = Array<number>(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    divisor.slice(1).forEach((each, index) => (rest[index]! ^= times(each, factor)))
  }
  return rest
}
