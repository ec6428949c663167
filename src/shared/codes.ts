/** Age ratings, mildest first. */
export const ageRatings = ['G', 'PG', 'PG13', 'R16', 'R18'] as const

/** Picture heights that a file is offered in, lowest first. */
export const definitions = ['p360', 'p480', 'p720', 'p1080', 'p2160'] as const

/** What an order may be for. */
export const productKinds = [
  'vip',
  'coins',
  'title',
  'titleRent',
  'seriesPass',
  'gatePass',
  'payPerView',
  'giftCard',
  'agentCoins',
  'firstPay',
] as const

/** Regions that are run as one market. */
export const markets = ['seAsia', 'middleEast', 'latinAmerica', 'other'] as const

/** How a user of the app may sign up and sign in. */
export const signInMethods = [
  'guest',
  'email',
  'phone',
  'google',
  'facebook',
  'apple',
  'tiktok',
  'line',
  'huawei',
] as const
