import type domain from '../../../entities/app-manage/domain'
import type domainWhitelistEntry from '../../../entities/app-manage/domain-whitelist-entry'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf } from '../world'

type Domain = RowOf<typeof domain>

const purposes = ['api', 'image', 'video', 'h5', 'share', 'websocket', 'download', 'log'] as const
const hosts = {
  api: 'api',
  image: 'img',
  video: 'vod',
  h5: 'm',
  share: 'go',
  websocket: 'ws',
  download: 'dl',
  log: 'log',
} as const
const endings = ['example.com', 'example.net', 'example.org'] as const
const healths = weightsOf({ healthy: 84, slow: 9, failing: 4, blocked: 3 })

/** Domains are called by what they serve; a blocked one is blocked somewhere, and is asked last. */
export const domainGenerator: Generator = {
  isLater: true,
  row(world, index, random): Domain {
    const purpose = purposes[index % purposes.length]!
    const nth = Math.floor(index / purposes.length)
    // What most of the apps ask is well.
    const health = nth === 0 ? 'healthy' : random.weighted(healths)
    const isBlocked = health === 'blocked'
    const count = world.count('domain')
    const backup = index + purposes.length < count ? index + purposes.length : null
    const blockedIn = isBlocked ? world.id('country', random.int(world.count('country'))) : null
    return {
      host: `${hosts[purpose]}${nth === 0 ? '' : nth + 1}.${endings[nth % endings.length]!}`,
      purpose,
      areas: [-1],
      clients: [],
      priority: isBlocked ? 900 : 100 + nth * 50,
      weight: 100,
      health,
      blockedIn: blockedIn === null ? [] : [blockedIn],
      latencyMs:
        health === 'healthy'
          ? random.between(35, 140)
          : health === 'slow'
            ? random.between(480, 1_400)
            : random.between(2_500, 9_000),
      backup: backup === null ? null : world.id('domain', backup),
      enabled: health !== 'failing',
    }
  },
}

type Allowed = RowOf<typeof domainWhitelistEntry>

/** `purpose host | why`: what the app may open, and what for. */
const allowed = `
payment pay.example.com | Pay page of the card provider
payment checkout.example.net | Pay page for e-wallets in Indonesia
payment kasir.example.org | Convenience stores in Indonesia
payment spei.example.com | Bank transfers in Mexico
payment knet.example.net | Bank page in Kuwait
jsBridge m.example.com | Our own pages: share and pay
jsBridge events.example.com | Pages of campaigns
jsBridge task.example.com | Task centre
jsBridge games.example.net | Games that open in the app
webView help.example.com | Help centre
webView legal.example.com | Terms and privacy
webView partner.example.org | Landing pages of the campaign partner
webView survey.example.net | Surveys of viewers
webView jobs.example.com | Become a host
share go.example.com | Links that users share
share i.example.com | Short links of channels
playback vod.example.com | Films and series
playback vod2.example.net | Films and series, second line
playback live.example.com | Live streams
playback live2.example.net | Live streams, second line
playback sub.example.com | Subtitles`
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', reason = ''] = line.split(' | ')
    const [purpose, host = ''] = head.split(' ') as [NonNullable<Allowed['purpose']>, string]
    return { purpose, host, reason }
  })

export const domainWhitelistEntryGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('domainWhitelistEntry'), allowed.length),
  row(_world, index): Allowed {
    const { purpose, host, reason } = allowed[index]!
    return {
      ...{ purpose, host, reason },
      clients: [],
      bridgeMethods: purpose === 'jsBridge' ? 'share, pay, openPage' : null,
      enabled: true,
    }
  },
}
