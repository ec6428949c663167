import type { Random } from '../../base/random'
import type { Palette } from './palettes'

const skins = ['#ffe0c7', '#f6cfa8', '#e8b88a', '#d09a6b', '#a8744a', '#7d5232']
const hairs = ['#1d1512', '#2e1f18', '#4b2e1e', '#6e4428', '#8f2f2f', '#33415c', '#b98a4a']

/** An abstract face with hair, shoulders and a coloured ground; one in four is a monogram instead. */
export function drawPortrait(random: Random, palette: Palette, name: string): string {
  const ground =
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient>` +
    `<clipPath id="c"><circle cx="120" cy="120" r="120"/></clipPath></defs><g clip-path="url(#c)"><rect width="240" height="240" fill="url(#g)"/>` +
    `<circle cx="${random.between(20, 220)}" cy="${random.between(10, 80)}" r="${random.between(40, 90)}" fill="${palette.light}" opacity=".25"/>`
  return `${ground}${name && random.chance(0.25) ? monogram(palette, name) : face(random, palette)}</g>`
}

function monogram(palette: Palette, name: string): string {
  const letters = /^[\p{Script=Han}]/u.test(name)
    ? [...name].slice(-1)
    : name.split(/\s+/).map((word) => [...word][0] ?? '')
  const text = letters.slice(0, 2).join('').replace(/[<&>]/g, '').toUpperCase()
  return `<text x="120" y="156" font-size="${text.length > 1 ? 92 : 116}" font-weight="650" text-anchor="middle" fill="${palette.ink}" font-family="'Noto Sans SC','PingFang SC',system-ui,sans-serif">${text}</text>`
}

function face(random: Random, palette: Palette): string {
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const long = random.chance(0.5)
  const tilt = random.between(-5, 5)
  const eye = 120 - random.between(0, 4)
  const smile = random.between(4, 13)
  const fringe = random.between(66, 86)
  const back = long
    ? `<path d="M62 120Q52 40 120 38t58 82q6 70 2 96H60q-6-40 2-96z" fill="${hair}"/>`
    : `<path d="M66 112Q60 42 120 42t54 70l-4 14H70z" fill="${hair}"/>`
  const glasses = random.chance(0.22)
    ? `<g fill="none" stroke="${palette.dark}" stroke-width="3.5"><circle cx="100" cy="${eye}" r="14"/><circle cx="140" cy="${eye}" r="14"/><path d="M114 ${eye}h12"/></g>`
    : ''
  return (
    `<path d="M30 250q8-66 90-66t90 66z" fill="${palette.dark}"/><g transform="rotate(${tilt} 120 130)">${back}` +
    `<path d="M104 158h32v34q-16 14-32 0z" fill="${skin}"/><path d="M104 168q16 14 32 0v10q-16 12-32 0z" fill="#000" opacity=".1"/>` +
    `<ellipse cx="120" cy="122" rx="45" ry="54" fill="${skin}"/>` +
    `<path d="M74 112Q72 ${fringe - 30} 120 ${fringe - 28}T166 112Q${random.between(120, 158)} ${fringe} ${random.between(96, 140)} ${fringe}T74 112z" fill="${hair}"/>` +
    `<g fill="${palette.dark}"><circle cx="100" cy="${eye}" r="4.5"/><circle cx="140" cy="${eye}" r="4.5"/></g>` +
    `<g fill="#e0605a" opacity=".25"><circle cx="90" cy="138" r="9"/><circle cx="150" cy="138" r="9"/></g>` +
    `<path d="M106 146q14 ${smile} 28 0" fill="none" stroke="${palette.dark}" stroke-width="3.5" stroke-linecap="round"/>${glasses}</g>`
  )
}
