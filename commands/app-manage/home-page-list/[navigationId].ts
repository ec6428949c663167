import homePlacement from '../../../src/entities/app-manage/home-placement'
import homePageRelease from '../../../src/entities/app-manage/home-page-release'
import { areas, int, oneOf, ref, refs } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'
import { pinnable } from '../../packs/pinnable'

const navigation = ref('navigation', { required: true })
const release = {
  navigation,
  areas: asked(homePageRelease, 'areas', { required: true }),
  publishAt: asked(homePageRelease, 'publishAt'),
  note: asked(homePageRelease, 'note', { required: true }),
}

export const addComponents = definePageCommand({
  asks: { navigation, components: refs('homeComponent', { required: true }), place: int({ min: 1 }) },
  keys: 'a',
  icon: 'list-plus',
})

export const { pin, unpin } = pinnable(homePlacement, { keys: { pin: 't' } })

export const target = defineCommand(homePlacement, {
  on: 'rows',
  does: set({}),
  asks: {
    areas: asked(homePlacement, 'areas', { required: true }),
    clients: asked(homePlacement, 'clients'),
    minVersion: asked(homePlacement, 'minVersion'),
    maxVersion: asked(homePlacement, 'maxVersion'),
    audience: asked(homePlacement, 'audience', { required: true }),
    userGroups: asked(homePlacement, 'userGroups'),
  },
  icon: 'crosshair',
})

export const schedule = defineCommand(homePlacement, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(homePlacement, 'startsAt'), endsAt: asked(homePlacement, 'endsAt') },
  icon: 'calendar-clock',
})

/** The page as it is now, as a release that somebody else publishes: see its releases. */
export const submit = definePageCommand({ asks: release, keys: 'u', icon: 'send-to-back' })

/** Without a second person, where neither all areas nor a default tab are concerned. */
export const publish = definePageCommand({ asks: release, danger: 'confirm', icon: 'circle-arrow-up' })

/** The page as users see it now, in place of all that was changed since. */
export const discard = definePageCommand({ asks: { navigation }, danger: 'confirm', icon: 'eraser' })

/** What was added, taken away and changed since the page was published. */
export const compare = definePageCommand({ asks: { navigation }, keys: 'w', icon: 'git-compare' })

export const copyFrom = definePageCommand({
  asks: {
    navigation,
    from: ref('navigation', { required: true }),
    areas: areas({ group: 'state', required: true }),
    mode: oneOf(['append', 'replace'], { required: true, default: 'append' }),
  },
  danger: 'confirm',
  icon: 'copy-plus',
})
