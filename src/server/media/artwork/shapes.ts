import type { Canvas } from './scenes'

/** The ground of a picture: its sky, from top to bottom. */
export function sky({ palette, width, height }: Canvas): string {
  return (
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky}"/><stop offset=".62" stop-color="${palette.mid}"/><stop offset="1" stop-color="${palette.glow}"/></linearGradient>` +
    `<radialGradient id="m"><stop stop-color="${palette.light}"/><stop offset=".75" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.glow}" stop-opacity=".75"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`
  )
}

/** A sun or a moon with its halo; position and radius as shares of the sheet. */
export function disc({ random, width, height }: Canvas, at: number, size: number): string {
  const x = Math.round(width * (0.3 + random.next() * 0.4))
  const y = Math.round(height * at)
  const r = Math.round(Math.min(width, height) * size)
  return `<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.45)}" fill="url(#m)" opacity=".18"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/>`
}

/** Layered mountains, the near ones darker. */
export function ridges({ random, palette, width, height }: Canvas, layers: number, top: number): string {
  return range(layers, (layer) => {
    const base = height * (top + (layer * (0.92 - top)) / layers)
    const points = range(9, (i) => `${Math.round((width * i) / 8)} ${Math.round(base - random.next() * height * 0.12)}`)
    return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}z" fill="${palette.dark}" opacity="${fixed(0.3 + (0.62 * layer) / layers)}"/>`
  }).join('')
}

/** Soft swells, as of water or fog. */
export function waves({ random, palette, width, height }: Canvas, count: number, top: number): string {
  return range(count, (i) => {
    const y = Math.round(height * (top + (i * (1 - top)) / count))
    const swing = random.between(10, 30)
    return `<path d="M0 ${y}q${width / 4} ${-swing} ${width / 2} 0t${width / 2} 0V${height}H0z" fill="${i % 2 ? palette.dark : palette.mid}" opacity="${fixed(0.35 + 0.12 * i)}"/>`
  }).join('')
}

/** Round green hills at the foot. */
export function hills({ random, palette, width, height }: Canvas): string {
  return range(3, (i) => {
    const x = Math.round(width * (0.1 + 0.4 * i + random.next() * 0.1))
    return `<ellipse cx="${x}" cy="${Math.round(height * (1.02 + 0.02 * i))}" rx="${Math.round(width * 0.46)}" ry="${Math.round(height * (0.2 + random.next() * 0.1))}" fill="${palette.dark}" opacity="${fixed(0.55 + 0.18 * i)}"/>`
  }).join('')
}

export function stars({ random, palette, width, height }: Canvas, count: number): string {
  const dots = range(count, () => `M${random.int(width)} ${random.int(Math.round(height * 0.7))}h.1`)
  return `<path d="${dots.join('')}" stroke="${palette.light}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`
}

export function clouds({ random, palette, width, height }: Canvas, count: number): string {
  return range(count, () => {
    const x = random.int(width)
    const y = random.between(Math.round(height * 0.08), Math.round(height * 0.5))
    const w = random.between(40, 90)
    return `<path d="M${x - w} ${y}q${w * 0.2} ${-w * 0.5} ${w * 0.6} ${-w * 0.3}q${w * 0.4} ${-w * 0.6} ${w * 0.8} 0q${w * 0.5} ${-w * 0.1} ${w * 0.5} ${w * 0.3}z" fill="${palette.light}" opacity=".75"/>`
  }).join('')
}

export function birds({ random, palette, width, height }: Canvas, count: number): string {
  const flight = range(
    count,
    () => `M${random.int(width)} ${random.between(40, Math.round(height * 0.4))}q6-8 11 0q5-8 11 0`,
  )
  return `<path d="${flight.join('')}" fill="none" stroke="${palette.dark}" stroke-width="2.2" stroke-linecap="round"/>`
}

/** A roofed tower on the last ridge. */
export function pavilion({ random, palette, width, height }: Canvas): string {
  const x = Math.round(width * (0.2 + random.next() * 0.5))
  const y = Math.round(height * 0.6)
  const roof = (w: number, dy: number) => `M${x - w} ${y + dy}q${w * 0.7} -4 ${w} -22q${w * 0.3} 18 ${w} 22z`
  return `<path d="${roof(40, 0)}${roof(52, 38)}${roof(64, 78)}M${x - 22} ${y}h44v38h-44zM${x - 30} ${y + 38}h60v40h-60zM${x - 38} ${y + 78}h76v90h-76z" fill="${palette.dark}"/><path d="M${x - 8} ${y + 96}h16v24h-16zM${x - 5} ${y + 12}h10v14h-10z" fill="${palette.glow}"/>`
}

export function petals({ random, palette, width, height }: Canvas, count: number): string {
  const drops = range(count, () => {
    const size = random.between(5, 12)
    return `M${random.int(width)} ${random.int(height)}q${size} ${-size} ${size * 2} 0q${-size} ${size * 0.7} ${-size * 2} 0`
  })
  return `<path d="${drops.join('')}" fill="${palette.light}" opacity=".6"/>`
}

/** Two people seen from behind. */
export function couple({ random, palette, width, height }: Canvas): string {
  const x = Math.round(width * (0.42 + random.next() * 0.16))
  return person(x - 26, height, 1, palette.dark) + person(x + 26, height, 0.9, palette.dark)
}

/** One person, standing at a share of the width. */
export function figure({ palette, width, height }: Canvas, at: number): string {
  return person(Math.round(width * at), height, 1.05, palette.dark)
}

export function rain({ random, palette, width, height }: Canvas, count: number): string {
  const drops = range(count, () => `M${random.int(width)} ${random.int(height)}l-6 ${random.between(18, 40)}`)
  return `<path d="${drops.join('')}" stroke="${palette.light}" stroke-width="1.2" opacity=".28"/>`
}

/** House fronts with so large a share of lit windows. */
export function skyline({ random, palette, width, height }: Canvas, top: number, lit: number): string {
  let houses = ''
  let windows = ''
  for (let x = 0; x < width;) {
    const w = random.between(34, 62)
    const y = Math.round(height * (top + random.next() * 0.2))
    houses += `M${x} ${height}V${y}h${w}V${height}z`
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 3; column++)
        if (random.chance(lit * 0.7)) windows += `M${x + 7 + column * 13} ${y + 12 + row * 20}h6v9h-6z`
    x += w + random.int(6)
  }
  return `<path d="${houses}" fill="${palette.dark}" opacity=".9"/><path d="${windows}" fill="${palette.glow}" opacity=".85"/>`
}

export function beam({ random, palette, width, height }: Canvas): string {
  const x = Math.round(width * (0.3 + random.next() * 0.4))
  return `<path d="M${x} 0L${Math.round(width * 0.16)} ${height}H${Math.round(width * 0.84)}z" fill="${palette.light}" opacity=".14"/><circle cx="${x}" cy="6" r="10" fill="${palette.glow}"/>`
}

export function aurora({ random, palette, width, height }: Canvas): string {
  return range(3, (i) => {
    const y = Math.round(height * (0.2 + 0.09 * i))
    return `<path d="M0 ${y}C${width * 0.3} ${y - random.between(40, 120)} ${width * 0.6} ${y + random.between(40, 120)} ${width} ${y - 30}" fill="none" stroke="${i % 2 ? palette.glow : palette.light}" stroke-width="${random.between(14, 34)}" opacity=".2"/>`
  }).join('')
}

export function planet({ random, palette, width, height }: Canvas): string {
  const x = Math.round(width * (0.35 + random.next() * 0.3))
  const y = Math.round(height * 0.34)
  const r = Math.round(Math.min(width, height) * 0.24)
  const tilt = random.between(-28, 28)
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/><clipPath id="p"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><circle cx="${Math.round(x + r * 0.45)}" cy="${Math.round(y + r * 0.4)}" r="${r}" fill="${palette.dark}" opacity=".4" clip-path="url(#p)"/><ellipse cx="${x}" cy="${y}" rx="${Math.round(r * 1.7)}" ry="${Math.round(r * 0.36)}" fill="none" stroke="${palette.light}" stroke-width="5" opacity=".75" transform="rotate(${tilt} ${x} ${y})"/>`
}

/** A plain of light lines that runs to the horizon. */
export function grid({ palette, width, height }: Canvas): string {
  const top = Math.round(height * 0.68)
  const across = range(6, (i) => `M0 ${Math.round(top + (height - top) * (i / 6) ** 2)}H${width}`)
  const along = range(9, (i) => `M${width / 2} ${top}L${Math.round((width * (i - 1.5)) / 6)} ${height}`)
  return `<rect y="${top}" width="${width}" height="${height - top}" fill="${palette.dark}"/><path d="${across.join('')}${along.join('')}" stroke="${palette.glow}" stroke-width="1.6" opacity=".7"/>`
}

/** Rays from the middle, as on a fair's poster. */
export function burst({ palette, width, height }: Canvas): string {
  const x = width / 2
  const y = height * 0.46
  const rays = range(14, (i) => {
    const [a, b] = [(i * Math.PI) / 7, ((i + 0.5) * Math.PI) / 7]
    const ray = (angle: number) => `${Math.round(x + 900 * Math.cos(angle))} ${Math.round(y + 900 * Math.sin(angle))}`
    return `M${x} ${Math.round(y)}L${ray(a)}L${ray(b)}z`
  })
  return `<path d="${rays.join('')}" fill="${palette.light}" opacity=".24"/>`
}

export function confetti({ random, palette, width, height }: Canvas, count: number): string {
  const colours = [palette.dark, palette.glow, palette.light, palette.mid]
  return range(count, (i) => {
    const [x, y] = [random.int(width), random.int(Math.round(height * 0.8))]
    const colour = colours[i % 4]!
    return i % 3 === 0
      ? `<circle cx="${x}" cy="${y}" r="${random.between(5, 14)}" fill="${colour}"/>`
      : `<rect x="${x}" y="${y}" width="16" height="7" rx="3" fill="${colour}" transform="rotate(${random.int(180)} ${x} ${y})"/>`
  }).join('')
}

export function trees({ random, palette, width, height }: Canvas, count: number): string {
  const trunks = range(count, (i) => {
    const x = Math.round((width * i) / (count - 1)) + random.between(-10, 10)
    const branch = random.between(20, 60)
    const y = random.between(Math.round(height * 0.3), Math.round(height * 0.6))
    return `M${x} ${height}l3 ${-height}l5 ${height}zM${x + 3} ${y}l${branch} ${-branch}l${-branch} ${branch + 7}zM${x + 3} ${y + 50}l${-branch} ${-branch}l${branch} ${branch + 7}z`
  })
  return `<path d="${trunks.join('')}" fill="${palette.dark}" opacity=".9"/>`
}

export function door({ palette, width, height }: Canvas): string {
  const x = Math.round(width * 0.5)
  const y = Math.round(height * 0.62)
  return `<path d="M${x - 16} ${y + 70}V${y}q16-20 32 0v70z" fill="${palette.glow}"/><path d="M${x - 16} ${y + 70}h32l50 120h-132z" fill="${palette.glow}" opacity=".22"/>`
}

export function shards({ random, palette, width, height }: Canvas, count: number): string {
  return range(count, (i) => {
    const x = random.int(width)
    const w = random.between(10, 46)
    return `<path d="M${x} ${height}L${x + Math.round(width * 0.4)} ${random.between(0, Math.round(height * 0.5))}L${x + w} ${height}z" fill="${i % 3 ? palette.dark : palette.glow}" opacity="${i % 3 ? 0.7 : 0.5}"/>`
  }).join('')
}

export function wires({ palette, width, height }: Canvas): string {
  const y = Math.round(height * 0.42)
  const spans = range(3, (i) => `M0 ${y + i * 12}q${width / 2} ${38 - i * 6} ${width} ${-20}`)
  return `<path d="${spans.join('')}" fill="none" stroke="${palette.dark}" stroke-width="1.6" opacity=".7"/><path d="M${Math.round(width * 0.86)} ${y - 60}h6v${height}h-6zM${Math.round(width * 0.8)} ${y - 40}h48v5h-48z" fill="${palette.dark}"/>`
}

/** Height lines as on a map. */
export function contours({ random, palette, width, height }: Canvas): string {
  const x = width * (0.3 + random.next() * 0.4)
  const y = height * (0.35 + random.next() * 0.2)
  return range(13, (i) => {
    const r = 26 + i * 27
    return `<ellipse cx="${Math.round(x + i * 4)}" cy="${Math.round(y + i * 7)}" rx="${Math.round(r * (1 + random.next() * 0.25))}" ry="${r}" fill="none" stroke="${palette.light}" stroke-width="1.5" opacity="${fixed(0.6 - i * 0.04)}" transform="rotate(${random.between(-8, 8)} ${Math.round(x)} ${Math.round(y)})"/>`
  }).join('')
}

export function rainbow({ width, height }: Canvas): string {
  const colours = ['#ff6b6b', '#ffa94d', '#ffe066', '#69db7c', '#4dabf7', '#b197fc']
  return colours
    .map(
      (colour, i) =>
        `<circle cx="${width / 2}" cy="${Math.round(height * 0.72)}" r="${Math.round(Math.min(width, height) * (0.56 - i * 0.045))}" fill="none" stroke="${colour}" stroke-width="15" opacity=".85"/>`,
    )
    .join('')
}

function person(x: number, height: number, scale: number, colour: string): string {
  const y = Math.round(height * 0.66)
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale})"><circle r="17"/><path d="M-25 92Q-30 22 0 21T25 92L30 400H-30z"/></g>`
}

function range<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function fixed(value: number): string {
  return value.toFixed(2)
}
