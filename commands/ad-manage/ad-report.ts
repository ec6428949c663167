import { ref, string } from '../../src/fields'
import { definePageCommand } from '../../src/schema/command'

/** What an advertiser owes for a month by slot; refused while a day of it is estimated. */
export const exportInvoice = definePageCommand({
  asks: {
    advertiser: ref('advertiser', { required: true }),
    month: string({ max: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', example: '2026-11', required: true }),
  },
  icon: 'receipt-text',
  alsoCalled: ['invoice', '对账', '结算单'],
})
