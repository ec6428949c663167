import type { Random } from '../../base/random'
import type { Palette } from './palettes'
import { themes, type Theme } from './palettes'
import * as shapes from './shapes'

/** The sheet a scene is painted on. */
export interface Canvas {
  readonly random: Random
  readonly palette: Palette
  readonly width: number
  readonly height: number
}

type Scene = (canvas: Canvas) => string

/** What each theme shows, from back to front. */
const scenes: Readonly<Record<Theme, Scene>> = {
  costume: (c) =>
    shapes.sky(c) + shapes.disc(c, 0.34, 0.2) + shapes.ridges(c, 4, 0.5) + shapes.pavilion(c) + shapes.birds(c, 5),
  romance: (c) =>
    shapes.sky(c) + shapes.disc(c, 0.55, 0.26) + shapes.petals(c, 22) + shapes.waves(c, 4, 0.66) + shapes.couple(c),
  suspense: (c) =>
    shapes.sky(c) + shapes.rain(c, 34) + shapes.skyline(c, 0.72, 0.12) + shapes.beam(c) + shapes.figure(c, 0.5),
  fantasy: (c) =>
    shapes.sky(c) + shapes.stars(c, 36) + shapes.aurora(c) + shapes.ridges(c, 3, 0.58) + shapes.disc(c, 0.25, 0.08),
  scifi: (c) => shapes.sky(c) + shapes.stars(c, 44) + shapes.planet(c) + shapes.grid(c),
  comedy: (c) => shapes.sky(c) + shapes.burst(c) + shapes.confetti(c, 26) + shapes.disc(c, 0.45, 0.16),
  horror: (c) =>
    shapes.sky(c) + shapes.disc(c, 0.26, 0.13) + shapes.trees(c, 13) + shapes.door(c) + shapes.waves(c, 2, 0.86),
  action: (c) => shapes.sky(c) + shapes.disc(c, 0.42, 0.24) + shapes.shards(c, 9) + shapes.figure(c, 0.42),
  youth: (c) => shapes.sky(c) + shapes.clouds(c, 6) + shapes.wires(c) + shapes.hills(c) + shapes.birds(c, 4),
  documentary: (c) => shapes.sky(c) + shapes.contours(c) + shapes.disc(c, 0.3, 0.1),
  anime: (c) => shapes.sky(c) + shapes.burst(c) + shapes.clouds(c, 5) + shapes.hills(c) + shapes.figure(c, 0.5),
  kids: (c) => shapes.sky(c) + shapes.rainbow(c) + shapes.clouds(c, 4) + shapes.hills(c) + shapes.confetti(c, 10),
  urban: (c) =>
    shapes.sky(c) + shapes.disc(c, 0.36, 0.22) + shapes.skyline(c, 0.5, 0.45) + shapes.couple(c) + shapes.petals(c, 8),
}

/** The scene of a theme; a drawn one where the name is none. */
export function sceneOf(theme: string, random: Random): Scene {
  return scenes[themes.find((name) => name === theme) ?? random.pick(themes)]
}
