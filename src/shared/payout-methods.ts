/** By what users have their income paid out. */
export const payoutMethods = [
  'bank',
  'paypal',
  'payoneer',
  'gcash',
  'ovo',
  'dana',
  'mercadoPago',
  'pix',
  'stcPay',
  'usdt',
] as const
