import type { Random } from '../../base/random'

/** The colours of one picture, from its sky down to its lettering. */
export interface Palette {
  readonly sky: string
  readonly mid: string
  readonly glow: string
  readonly light: string
  readonly dark: string
  readonly ink: string
}

/** Two or three moods a theme: sky, mid, glow, light, dark, ink. */
const palettes = {
  costume: [
    '2b1a3d 7a3b4e f2b56b ffe9c4 1a0f24 fff4df',
    '0f2b3a 2f6b6f e8c07d fbeed1 081a24 fdf6e6',
    '3a1220 8c2f39 f6c177 ffe2b8 1f0810 fff1dc',
  ],
  romance: [
    '4a1942 c0497b ff9e9e ffe0d6 2b0d28 fff3ef',
    '243a73 8a6fb8 ffb3c6 ffe5ec 161f47 fff5f8',
    '5c2a3b d9715f ffc48c fff0db 331420 fff8ef',
  ],
  suspense: [
    '10151f 2a3648 d14b3a e9d8b4 070a10 f3ece0',
    '0d1b1e 28464a e0a23b e6ead8 060f11 f4f5ec',
    '171321 3b3350 7bd1c4 d9e6e4 0b0912 eef4f3',
  ],
  fantasy: [
    '0b1f4b 3a4fa8 8ce0ff e6f7ff 071230 f3fbff',
    '1c0f45 6a3fb5 ffb0f0 f6e4ff 10082b fbf2ff',
    '06343a 1d8f86 c6ffdd effff6 03201f f5fffa',
  ],
  scifi: [
    '04101f 123a5c 31d2f2 d8f8ff 020811 eafcff',
    '120826 4b1f6f ff5fa2 ffd9e8 0a0416 fff0f6',
    '0c1412 1f4a41 9dff7a e5ffd9 050a09 f3ffee',
  ],
  comedy: [
    'ff8f3f ffc24b fff0a8 ffffff 8c2f12 4a1507',
    '2fb5c7 7fe0c8 fff2b0 ffffff 0d4a5e 06303d',
    'f25f7a ffa07a ffe6a8 ffffff 7a1336 4a0a20',
  ],
  horror: [
    '0a0c10 1d2630 8f1d1d d7cfc2 040507 efe6d8',
    '0b0f0b 1c2a1f b5c96a dfe4cf 050805 eef0e2',
    '120b14 2d1a30 c95d3c e6d3cd 080509 f4e6df',
  ],
  action: [
    '1c0d0a 7a2a14 ff8a1f ffe0b0 0e0605 fff2df',
    '101418 37474f ffcf33 fff3c2 080a0c fffbe8',
    '0d1420 24466b ff5a3c ffd8cc 060a12 fff0ea',
  ],
  youth: [
    '6fc3ff b7e3ff fff4c2 ffffff 1f4e79 12304d',
    'ff9fb2 ffd3c2 fff6dd ffffff 8a3550 521c2e',
    '7fd6b5 c9f2d6 fffbd1 ffffff 1e5c4a 0f3a2e',
  ],
  documentary: [
    '12322f 2c6e5b e0b453 f3ead2 0a1f1d f8f3e4',
    '2a1d14 7c5236 f0c58a f7ead7 170f0a fbf3e6',
    '0e2238 2a5d84 9fd3e6 e8f4f8 081422 f3f9fb',
  ],
  anime: [
    '2d6cdf 7fb7ff ffd84d ffffff 14306b fffdf0',
    'e84a8a ff9db8 ffe873 ffffff 6b1440 fff6fa',
    '1fa39a 8ae3c9 fff07a ffffff 0c4a4a f6fffb',
  ],
  kids: [
    '5cc8ff ffe066 ff8fa3 ffffff 2a6f97 1b3b57',
    'b39ddb ffd6a5 ff9aa2 ffffff 5e3b96 3a225f',
    '8ee08a fff3a3 ffb05c ffffff 2f7a4b 17452a',
  ],
  urban: [
    '1a1033 5b2a86 ff4f81 ffd1dc 0d0719 fff0f5',
    '0b1d36 1f5f8b ffb347 ffe8c7 060f1e fff7ea',
    '2b0a1a 8f1d3f ffc857 ffeec2 16040d fff8e6',
  ],
} as const

export const themes = Object.keys(palettes) as Theme[]
export type Theme = keyof typeof palettes

/** One of a theme's palettes; of any theme's where the name is none. */
export function paletteOf(theme: string, random: Random): Palette {
  const known = themes.find((name) => name === theme) ?? random.pick(themes)
  const [sky, mid, glow, light, dark, ink] = random
    .pick(palettes[known])
    .split(' ')
    .map((hex) => `#${hex}`)
  return { sky: sky!, mid: mid!, glow: glow!, light: light!, dark: dark!, ink: ink! }
}
