import type { Random } from '../base/random'
import { weights, type Weights } from '../base/random'
import { ar } from './words/ar'
import { en } from './words/en'
import { es } from './words/es'
import { id } from './words/id'
import { zh } from './words/zh'
import type { Spoken } from './words/phrases'
import type { Voice } from './words/voice'

export const voices: Readonly<Record<Spoken, Voice>> = { zh_CN: zh, en, es_MX: es, in_ID: id, ar_AE: ar }

/** Where viewers live, and how they differ there. */
export interface Market {
  readonly iso2: string
  readonly voice: Spoken
  /** Hours ahead of UTC, for the rhythm of the day. */
  readonly offset: number
  /** How readily people pay, 1 being usual. */
  readonly wealth: number
  /** The share of iPhones among phones. */
  readonly apple: number
  /** Digits of a mobile number after the dialling code: a fixed beginning and how many follow. */
  readonly phone: readonly [start: string, digits: number]
}

const rows = `
ID in_ID 7 0.7 0.1 8 10 22|MX es_MX -6 0.9 0.22 55 8 11|US en -5 2.6 0.55 20255501 2 7|PH en 8 0.7 0.15 9 9 7|TW zh_CN 8 1.9 0.5 9 8 6
MY zh_CN 8 1.2 0.28 1 8 6|SA ar_AE 3 2.4 0.45 5 8 6|EG ar_AE 2 0.5 0.12 1 9 5|CO es_MX -5 0.7 0.18 3 9 4|CN zh_CN 8 1.4 0.35 1 10 4
HK zh_CN 8 2 0.55 9 7 3|AE ar_AE 4 2.7 0.5 5 8 3|AR es_MX -3 0.6 0.15 9 9 3|PE es_MX -5 0.6 0.12 9 8 2|SG zh_CN 8 2.2 0.5 9 7 2
ES es_MX 1 1.5 0.3 6 8 2|GB en 0 2 0.5 7700900 3 2|CL es_MX -4 1 0.25 9 8 1.5|IQ ar_AE 3 0.6 0.15 7 9 1.5|MA ar_AE 1 0.6 0.12 6 8 1.2
CA en -5 2.1 0.5 41655501 2 1.2|AU en 10 2 0.5 4 8 1.1|KW ar_AE 3 2.6 0.5 9 7 1|EC es_MX -5 0.6 0.12 9 8 0.8|JO ar_AE 3 0.9 0.2 7 8 0.7`

/** Viewers' countries with their share of all viewers. */
export const markets: Weights<Market> = weights(
  rows
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [iso2 = '', voice = '', offset, wealth, apple, start = '', digits, weight] = line.split(' ')
      const market: Market = {
        iso2,
        voice: voice as Spoken,
        offset: Number(offset),
        wealth: Number(wealth),
        apple: Number(apple),
        phone: [start, Number(digits)],
      }
      return [market, Number(weight)] as const
    }),
)

export interface PersonName {
  readonly zh_CN: string
  readonly en: string
  readonly gender: 'female' | 'male'
}

/** A full name, in Chinese letters and in Latin ones where both exist. */
export function personName(random: Random, voice: Spoken): PersonName {
  const { family, female, male } = voices[voice]
  const gender = random.chance(0.52) ? 'female' : 'male'
  const last = random.pick(family)
  const first = random.pick(gender === 'female' ? female : male)
  if (voice !== 'zh_CN') return { zh_CN: `${first} ${last}`, en: `${first} ${last}`, gender }
  const [sign = '', spelling = ''] = last.split(' ')
  const [signs = '', spelt = ''] = first.split(' ')
  return { zh_CN: sign + signs, en: `${spelt} ${spelling}`, gender }
}

/** A nickname as viewers choose them; often with digits, as the short ones are taken. */
export function nickname(random: Random, voice: Spoken): string {
  const { openings, closings, nicknames, family, female, male } = voices[voice]
  const kind = random.next()
  const glue = voice === 'zh_CN' ? '' : voice === 'en' && random.chance(0.4) ? '' : ' '
  let name: string
  if (kind < 0.5) name = random.pick(openings) + glue + random.pick(closings)
  else if (kind < 0.65) name = random.pick(nicknames)
  else {
    const first = random.pick(random.chance(0.55) ? female : male).split(' ')
    name =
      voice === 'zh_CN'
        ? random.pick([`小${first[0]}`, first[0]!, `${random.pick(family).split(' ')[0]}${first[0]}`])
        : first.join(' ')
  }
  if (random.chance(0.42)) name += random.chance(0.5) ? String(random.between(1, 99)) : `_${random.between(1985, 2012)}`
  return [...name].slice(0, 30).join('')
}

/** An address from the ranges set aside for tests and documents, so that it is nobody's: RFC 2544 and RFC 3849. */
export function ipAddress(random: Random): string {
  return random.chance(0.12)
    ? `2001:db8:${random.characters(4)}::${random.characters(4)}`
    : `198.${random.between(18, 19)}.${random.int(256)}.${random.between(1, 254)}`
}

/** An address at one of the domains that RFC 2606 sets aside. */
export function emailAddress(random: Random, name: string, index: number): string {
  const local = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
  return `${local || 'viewer'}.${index.toString(36)}@${random.pick(['example.com', 'example.net', 'example.org'])}`
}
