import { useEffectEvent, useLayoutEffect, useState, type ComponentProps } from 'react'
import { isListing } from '../../../../schema/page'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { useLoaded } from '../../../base/ui/use-loaded'
import { BodySwitch, useBodyChoice, type BodyChoice } from '../../page/body-switch'
import { ListPage } from '../list/list-page'
import type { PageProps } from '../../page/page-props'
import { QueueBody } from './queue-body'

let loadedWall: typeof import('./wall/wall-body') | undefined

async function loadWall(): Promise<void> {
  loadedWall = await import('./wall/wall-body')
}

/** Leads from the queue to its wall and back. */
const wallKey = 'Shift+W'

/** A page that is worked through one item at a time: decide, next. Shown as a wall or as a plain list on demand. */
export function QueuePage(props: PageProps) {
  const { info, params } = props
  const caption = useCaption()
  const [choice, choose] = useBodyChoice(info.id)
  if (!isListing(info.page)) throw new Error(`pages${info.path}: a queue needs columns.`)
  const { wall } = info.page
  // Who opens one case sees it, and has the wall behind it.
  const [named, setNamed] = useState(() => (params.id === undefined ? null : Number(params.id)))
  const isWall = wall !== undefined && choice === 'wall'
  const hasWall = wall !== undefined
  const show = (next: BodyChoice) => {
    setNamed(null)
    choose(next)
  }
  const onSwitch = useEffectEvent(() => show(isWall ? 'own' : 'wall'))
  const isSeen = wall !== undefined && wall.shows.length > 0
  const title = caption(isWall ? 'queue.title' : isSeen ? 'wall.show' : 'wall.showLines')
  useLayoutEffect(
    () =>
      hasWall ? keyboard.bind([{ id: 'wall.switch', keys: wallKey, scope: 'page', title, run: onSwitch }]) : undefined,
    [hasWall, title],
  )
  const called = !hasWall ? undefined : isSeen ? 'body.wall' : 'body.lines'
  const beside = <BodySwitch own="queue.title" choice={choice} wall={called} onChoose={show} />
  if (choice === 'list') return <ListPage {...props} beside={beside} />
  if (isWall) return <Wall {...props} list={info.page} wall={wall} beside={beside} named={named} />
  return <QueueBody {...props} list={info.page} beside={beside} />
}

/** The wall comes when it is looked at first. */
function Wall(props: ComponentProps<(typeof import('./wall/wall-body'))['WallBody']>) {
  const part = useLoaded('wall', () => loadedWall, loadWall)
  return part ? <part.WallBody {...props} /> : <LoadingOverlay />
}
