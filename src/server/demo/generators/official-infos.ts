import type { DemoRow, Generator } from '../world'
import { officialInfo, telegramChannel } from '../written/service'
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

/** Channels for viewers are linked from the app, those for hosts, guilds and staff are not. */
export const telegramChannelGenerator: Generator = {
  ...telegramChannel,
  row(world, index, random): DemoRow {
    const written = telegramChannel.row(world, index, random)
    return {
      ...written,
      inviteUrl: `https://t.me/${String(written['handle']).slice(1)}`,
      placements: dictionaryItems(world, 'telegramPlacement', linksOf[String(written['purpose'])] ?? []),
    }
  },
}
