import officialInfo from '../../src/entities/configur-manage/official-info'
import { ref, string } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { shelfWithReason } from '../packs/shelf'

export const { publish, takeDown } = shelfWithReason(officialInfo)

/** In every entry chosen that holds it, whole or within: `old.example.com` in an address, too. */
export const replaceValue = defineCommand(officialInfo, {
  on: 'rows',
  asks: { from: string({ max: 500, required: true }), to: string({ max: 500, required: true }) },
  icon: 'replace',
  alsoCalled: ['change phone number everywhere', '批量替换'],
})

/** What each screen of the app shows in a country, and the entry that each line comes from. */
export const previewAs = definePageCommand({
  asks: {
    country: ref('country', { required: true }),
    client: ref('client', { required: true }),
    language: ref('language', { required: true }),
  },
  icon: 'smartphone',
})
