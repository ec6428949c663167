import type { DemoRow, Generator } from '../world'
import { regionOf } from '../words/countries'
import { officialInfo, telegramChannel } from '../written/service'
import { areasIn } from './places'
import { dictionaryItems } from './dictionaries'

/** Where the app shows each kind of official information. */
const placesOf: Readonly<Record<string, readonly string[]>> = {
  email: ['about', 'help'],
  phone: ['help', 'payFailed'],
  whatsapp: ['help', 'login', 'payFailed'],
  website: ['about', 'share'],
  social: ['about', 'footer'],
  address: ['about', 'footer'],
  legalLink: ['login', 'footer'],
}

/** What is written of the company itself: shown from its publication on, in the places that its kind belongs to. */
export const officialInfoGenerator: Generator = {
  ...officialInfo,
  row(world, index, random): DemoRow {
    const written = officialInfo.row(world, index, random)
    const { kind, value } = written
    const isAddress = kind === 'address'
    return {
      ...written,
      state: 'published',
      value: isAddress ? null : value,
      text: isAddress ? { zh_CN: `新加坡海港路 8 号`, en: String(value) } : null,
      placements: dictionaryItems(world, 'infoPlacement', placesOf[String(kind)] ?? ['help']),
      clients: [],
      startsAt: null,
      endsAt: null,
      health: kind === 'website' || kind === 'legalLink' || kind === 'social' ? 'ok' : 'unchecked',
    }
  },
}

const linksOf: Readonly<Record<string, readonly string[]>> = {
  news: ['mine', 'player'],
  support: ['help'],
  fans: ['mine', 'share'],
}

/** A country of the region that a channel speaks to; all others speak to everybody. */
const countriesOf: Readonly<Record<string, string>> = {
  '@IronPlayerID': 'ID',
  '@IronDramaID': 'ID',
  '@IronPlayerMX': 'MX',
  '@IronPlayerGulf': 'SA',
}
/** How many have joined each, the most in the channel of news. */
const joined = [48_200, 31_500, 12_700, 9_400, 3_100, 6_800, 11_900, 2_300, 140, 12]

/** Channels for viewers are linked from the app, those for hosts, guilds and staff are not. */
export const telegramChannelGenerator: Generator = {
  ...telegramChannel,
  row(world, index, random): DemoRow {
    const written = telegramChannel.row(world, index, random)
    const country = countriesOf[String(written['handle'])]
    const members = joined[index % joined.length]!
    const isForViewers = String(written['purpose']) in linksOf
    return {
      ...written,
      // Groups and channels have such numbers there.
      chatId: written['kind'] === 'bot' ? null : `-100${random.characters(10, '123456789')}`,
      botToken: `${random.characters(10, '123456789')}:${random.characters(35, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789')}`,
      areas: [country === undefined ? -1 : (areasIn(world, 'configur')[regionOf(country)] ?? -1)],
      clients: [],
      members,
      growth7d: Math.round(members * 0.01 * random.next()),
      clicks7d: isForViewers ? Math.round(members * (0.02 + 0.03 * random.next())) : 0,
      // The fans' group has taken the bot its rights, which its owner is being asked about.
      health: written['handle'] === '@IronShortsFans' ? 'noRights' : 'ok',
      enabled: true,
      inviteUrl: `https://t.me/${String(written['handle']).slice(1)}`,
      placements: dictionaryItems(world, 'telegramPlacement', linksOf[String(written['purpose'])] ?? []),
    }
  },
}
