import featureAccess from '../../src/entities/app-manage/feature-access'
import { area, int, ref } from '../../src/fields'
import { definePageCommand } from '../../src/schema/command'
import { copiedToAreas } from '../packs/copied-to-areas'

/** Each feature with the verdict for a kind of user and the record that decides. */
export const simulate = definePageCommand({
  asks: {
    user: ref('user'),
    area: area({ group: 'configur', required: true }),
    client: ref('client', { required: true }),
    versionCode: int({ min: 1 }),
  },
  icon: 'flask-conical',
})

export const { copyToAreas } = copiedToAreas(featureAccess)
