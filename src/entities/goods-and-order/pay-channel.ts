import { bool, instant, int, money, oneOf, percent, refs, rows, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

const secret = 'GoodsAndOrder:payManage.reveal'

/** What a provider knows us by: `apiKey`, `webhookSecret` … */
const credential = { name: string({ max: 40, required: true }), text: string({ max: 4_000, required: true }) }

/**
 * A contract with a payment provider. It goes live, and gets other credentials, with a second person. The last live
 * channel of a country is not paused.
 *
 * Credentials are written and never read: their last characters are shown, and since when they hold. Those before stay
 * valid for a day after they are replaced, so that no payment under way is lost.
 */
export default defineEntity({
  name: 'payChannel',
  service: 'pay',
  api: 'channel',
  label: 'name',
  scale: 120,
  demo: 18,
  scopedBy: 'countries',
  groups: {
    identity: ['name', 'merchantNo'],
    contents: ['credentials', 'formerCredentials', 'currencies'],
    money: ['feePercent', 'feeFixed', 'feeCurrency', 'dailyLimit'],
    audience: ['countries'],
    schedule: ['credentialsAt', 'formerUntil', 'lastCallbackAt'],
    results: ['success1h', 'success24h', 'pending'],
    settings: ['provider', 'notifyUrl', 'environment', 'recurring', 'refundApi', 'settleDays'],
  },
  fields: {
    name: string({ max: 40, unique: true, required: true }),
    provider: oneOf(
      [
        'googlePlay',
        'appStore',
        'huaweiIap',
        'payerMax',
        'codaPay',
        'dLocal',
        'checkout',
        'stripe',
        'payPal',
        'ovo',
        'gcash',
        'mercadoPago',
        'carrier',
        'usdt',
      ],
      { required: true },
    ),
    merchantNo: string({ max: 80, required: true, secret, role: 'code' }),
    credentials: rows(credential, { required: true, max: 10, distinct: 'name', secret }),
    credentialsAt: instant({ readOnly: true }),
    formerCredentials: rows(credential, { readOnly: true, secret }),
    formerUntil: instant({ readOnly: true }),
    notifyUrl: url({ readOnly: true }),
    environment: oneOf(['live', 'sandbox'], { default: 'sandbox' }),
    countries: refs('country', { required: true }),
    currencies: rows(
      { code: string({ max: 3, pattern: '^[A-Z]{3}$', example: 'USD', required: true }) },
      { required: true, distinct: 'code' },
    ),
    recurring: bool({ default: false }),
    refundApi: bool({ default: false }),
    feePercent: percent({ max: 60, min: 0, required: true }),
    feeFixed: money({ min: 0, currency: 'feeCurrency', default: 0 }), // beside feeCurrency
    feeCurrency: string({ max: 3, default: 'USD' }),
    settleDays: int({ max: 60, min: 0, default: 7 }),
    dailyLimit: money({ currency: 'feeCurrency', emptyMeans: 'noLimit' }), // beside feeCurrency
    success1h: percent({ readOnly: true }),
    success24h: percent({ readOnly: true }),
    pending: int({ readOnly: true }), // paid at the channel but no callback for 10 minutes
    lastCallbackAt: instant({ readOnly: true }),
  },
  states: {
    testing: { goLive: 'live' },
    live: { pause: 'paused', byAlarm: 'paused' },
    paused: { resume: 'live', close: 'closed' },
    closed: {},
  },
})
