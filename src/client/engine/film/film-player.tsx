import {
  BookmarkCheck,
  BookmarkPlus,
  Check,
  Maximize,
  Pause,
  PictureInPicture2,
  Play,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { fileAt } from '../../base/api/file-address'
import { useCaption } from '../../base/i18n/use-caption'
import { IconButton } from '../../base/ui/icon-button'
import { filmAction, nextSpeed, type FilmAction } from './film-keys'
import type { FilmGraph } from './film-graphs'
import { markMeant, type FilmLane, type FilmMark } from './film-marks'
import styles from './film-player.module.css'
import { formatFilmSeconds } from './film-seconds'
import type { Stretch } from './played'
import { createTimeView, type TimeView } from './time-view'
import { TimeLine } from './time-line'
import { canShowApart, useFilm, type TellPlayed } from './use-film'
import { useMakeTrace } from './use-make-trace'
import { addressToPlay, isStream, useStream } from './use-stream'
import { zoomStep } from './film-window'

/** What a page may ask of a film. */
export interface FilmHandle {
  /** Goes to a place, in seconds. */
  seek(to: number): void
  toggle(): void
  focus(): void
}

interface FilmPlayerProps {
  readonly ref?: Ref<FilmHandle>
  readonly src: string | undefined
  /** What the film is, for assistive technology. */
  readonly title: string
  /** A sound has no picture: what would be drawn there is its title. */
  readonly isSound?: boolean
  /** It is being filmed now: it plays at once, without sound. */
  readonly isLive?: boolean
  readonly lanes?: readonly FilmLane[]
  /** What was counted while it was made. */
  readonly graphs?: readonly FilmGraph[]
  /** What has been seen of it, and how much of all of it in percent. */
  readonly watched?: { readonly seen: readonly Stretch[]; readonly share: number }
  readonly onPlayed?: TellPlayed
  /** Takes a stretch between `[` and `]`, in seconds. */
  readonly onMark?: (from: number, to: number) => void
  readonly onJudge?: (mark: FilmMark, verdict: 'confirm' | 'dismiss') => void
  /** Takes a mark whose end was dragged, in seconds. @returns whether it came through */
  readonly onMove?: ((mark: FilmMark, from: number, to: number) => Promise<boolean>) | undefined
  /** What its time line shows, where others draw on it as well. */
  readonly view?: TimeView
  /** Told where the film is, in seconds, with each picture while it plays, else when it is moved. */
  readonly onTime?: (at: number, isPlaying: boolean) => void
  /** Drawn over the picture. */
  readonly overlay?: ReactNode
  /** A further line on its time line. */
  readonly lane?: ReactNode
  /** Drawn under the time line. */
  readonly under?: ReactNode
}

const none: readonly FilmLane[] = []
const noGraphs: readonly FilmGraph[] = []

/** What there is to do with a picture alone. */
const ofPictures: ReadonlySet<FilmAction['kind']> = new Set(['frame', 'full', 'apart', 'blur', 'grey'])

/**
 * A film over its time line. While it has the focus it takes the keys that films have everywhere; where it has not, they are
 * the page's, so that neither is in the other's way.
 */
export function FilmPlayer({
  ref,
  src,
  title,
  isSound = false,
  isLive = false,
  lanes = none,
  graphs = noGraphs,
  watched,
  onPlayed,
  onMark,
  onJudge,
  onMove,
  view: given,
  onTime,
  overlay,
  lane,
  under,
}: FilmPlayerProps) {
  const caption = useCaption()
  const [own] = useState(createTimeView)
  const view = given ?? own
  // A stream is no file that something could be drawn of.
  const stored = useMemo(() => (src === undefined || isStream(src) ? undefined : fileAt(src)), [src])
  const { film, length, at, isPlaying, isMuted, speed, look, seek, runAt, act, events } = useFilm(
    lanes,
    onPlayed,
    isLive,
  )
  const player = useRef<HTMLDivElement>(null)
  const toggle = () => act({ kind: 'toggle' })
  useImperativeHandle(ref, () => ({ seek, toggle, focus: () => player.current?.focus() }))
  const tell = useEffectEvent(() => onTime?.(at, isPlaying))
  useEffect(() => tell(), [at, isPlaying])
  useStream(film, src)
  useMakeTrace(stored && src !== undefined ? { of: stored, src, isSound, length } : undefined)
  const [begun, setBegun] = useState<number | undefined>()

  const mark = (edge: 'begin' | 'end') => {
    const now = film.current?.currentTime ?? 0
    if (edge === 'begin') return setBegun(now)
    setBegun(undefined)
    film.current?.pause()
    onMark?.(Math.min(begun ?? now, now), Math.max(begun ?? now, now))
  }
  const meant = onJudge && markMeant(lanes, at)
  const judge = (verdict: 'confirm' | 'dismiss') => {
    // Where the film is just going: it is drawn there a moment later.
    const there = markMeant(lanes, film.current?.currentTime ?? at)
    if (there) onJudge?.(there, verdict)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = filmAction(event.nativeEvent)
    // A button takes its own press, and a question its own keys.
    const isButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')
    if (!action || isButton || event.defaultPrevented) return
    if ((action.kind === 'mark' && !onMark) || (action.kind === 'judge' && !onJudge)) return
    if (isSound && ofPictures.has(action.kind)) return
    event.preventDefault()
    event.stopPropagation()
    if (action.kind === 'mark') mark(action.edge)
    else if (action.kind === 'zoom')
      view.zoom(action.by === 1 ? zoomStep : 1 / zoomStep, film.current?.currentTime ?? at)
    else if (action.kind === 'scroll') view.scroll(action.by / 4)
    else if (action.kind === 'judge') judge(action.verdict)
    else act(action)
  }
  return (
    // The film as a whole is what keys are pressed on: its buttons are stops within it.
    <div ref={player} className={styles.player} role="group" aria-label={title} tabIndex={0} onKeyDown={onKeyDown}>
      {isSound && <span className={styles.name}>{title}</span>}
      <div className={styles.stage} hidden={isSound}>
        <video
          ref={film}
          className={styles.film}
          data-blur={look.blur || undefined}
          data-grey={look.grey || undefined}
          src={addressToPlay(src)}
          muted={isMuted}
          loop={isLive}
          preload="metadata"
          playsInline
          onClick={toggle}
          {...events}
        />
        {overlay}
      </div>
      <div className={styles.bar}>
        <IconButton label={caption(isPlaying ? 'film.pause' : 'film.play')} keys="Space" onClick={toggle}>
          {isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        </IconButton>
        <span className={styles.time}>
          {formatFilmSeconds(at)} / {formatFilmSeconds(length)}
        </span>
        <IconButton label={caption('film.speed', { speed })} keys="+" onClick={() => runAt(nextSpeed(speed))}>
          {speed}×
        </IconButton>
        <IconButton
          label={caption(isMuted ? 'film.unmute' : 'film.mute')}
          keys="m"
          onClick={() => act({ kind: 'mute' })}
        >
          {isMuted ? <VolumeX size={16} aria-hidden /> : <Volume2 size={16} aria-hidden />}
        </IconButton>
        {!isSound && (
          <IconButton label={caption('film.full')} keys="Enter" onClick={() => act({ kind: 'full' })}>
            <Maximize size={16} aria-hidden />
          </IconButton>
        )}
        {!isSound && canShowApart && (
          <IconButton label={caption('film.apart')} keys="p" onClick={() => act({ kind: 'apart' })}>
            <PictureInPicture2 size={16} aria-hidden />
          </IconButton>
        )}
        {onMark && (
          <IconButton
            label={caption(begun === undefined ? 'film.markBegin' : 'film.markEnd')}
            keys={begun === undefined ? '[' : ']'}
            onClick={() => mark(begun === undefined ? 'begin' : 'end')}
          >
            {begun === undefined ? <BookmarkPlus size={16} aria-hidden /> : <BookmarkCheck size={16} aria-hidden />}
          </IconButton>
        )}
        {meant && (
          <>
            <IconButton label={caption('film.confirm', { text: meant.text })} keys="y" onClick={() => judge('confirm')}>
              <Check size={16} aria-hidden />
            </IconButton>
            <IconButton label={caption('film.dismiss', { text: meant.text })} keys="d" onClick={() => judge('dismiss')}>
              <X size={16} aria-hidden />
            </IconButton>
          </>
        )}
        {watched && <span className={styles.share}>{caption('film.seen', { share: watched.share })}</span>}
      </div>
      <TimeLine
        label={caption(isSound ? 'film.placeOfSound' : 'film.place')}
        view={view}
        of={stored}
        lanes={lanes}
        graphs={graphs}
        length={length}
        at={at}
        {...(watched && { seen: watched.seen })}
        {...(begun !== undefined && { begun })}
        onSeek={seek}
        onMove={onMove}
      >
        {lane}
      </TimeLine>
      {under}
    </div>
  )
}
