import { Gauge, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { IconButton } from '../../base/ui/icon-button'
import { filmAction, speedBeside, type FilmAction } from './film-keys'
import { FilmLanes } from './film-lanes'
import { markBeside, type FilmLane } from './film-marks'
import { formatFilmTime } from './film-time'
import styles from './film-player.module.css'

/** What a page may ask of a film. */
export interface FilmHandle {
  /** Goes to a place, in seconds. */
  seek(to: number): void
  toggle(): void
}

interface FilmPlayerProps {
  readonly ref?: Ref<FilmHandle>
  readonly src: string | undefined
  /** What the film is, for assistive technology. */
  readonly title: string
  readonly lanes?: readonly FilmLane[]
  /** Told where the film is, in seconds, with each picture while it plays, else when it is moved. */
  readonly onTime?: (at: number, isPlaying: boolean) => void
  /** Drawn over the picture. */
  readonly overlay?: ReactNode
  /** Drawn under the lanes. */
  readonly under?: ReactNode
}

/** Pictures a second where a film does not say: to step by, in seconds. */
const frame = 1 / 24
const none: readonly FilmLane[] = []

/**
 * A film over its time line. While it has the focus it takes the keys that films have everywhere; where it has not, they are
 * the page's, so that neither is in the other's way.
 */
export function FilmPlayer({ ref, src, title, lanes = none, onTime, overlay, under }: FilmPlayerProps) {
  const caption = useCaption()
  const film = useRef<HTMLVideoElement>(null)
  const [length, setLength] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [isMuted, setMuted] = useState(false)
  const [look, setLook] = useState<{ blur?: boolean; grey?: boolean }>({})
  const at = useFilmTime(film, isPlaying)

  const seek = (to: number) => {
    if (film.current) film.current.currentTime = Math.min(Math.max(0, to), length || to)
  }
  const toggle = () => {
    const own = film.current
    // A film that another one interrupts, or that cannot be played, says so itself.
    if (own) void (own.paused ? own.play().catch(() => undefined) : own.pause())
  }
  useImperativeHandle(ref, () => ({ seek, toggle }))
  const tell = useEffectEvent(() => onTime?.(at, isPlaying))
  useEffect(() => tell(), [at, isPlaying])
  const runAt = (to: number) => {
    setSpeed(to)
    if (film.current) film.current.playbackRate = to
  }
  const act = (action: FilmAction) => {
    const own = film.current
    if (!own) return
    if (action.kind === 'toggle') toggle()
    else if (action.kind === 'jump') seek(own.currentTime + action.seconds)
    else if (action.kind === 'frame') {
      own.pause()
      seek(own.currentTime + action.by * frame)
    } else if (action.kind === 'speed') runAt(speedBeside(speed, action.by))
    else if (action.kind === 'mute') setMuted((before) => !before)
    else if (action.kind === 'blur') setLook((before) => ({ ...before, blur: !before.blur }))
    else if (action.kind === 'grey') setLook((before) => ({ ...before, grey: !before.grey }))
    else if (action.kind === 'full')
      void (document.fullscreenElement ? document.exitFullscreen() : own.parentElement?.requestFullscreen())
    else if (action.kind === 'shuttle') shuttle(own, action.to)
    else {
      const mark = markBeside(lanes, own.currentTime, action.kind === 'nextFlag' ? 1 : -1)
      if (mark) seek(mark.from)
    }
  }
  const shuttle = (own: HTMLVideoElement, to: 'back' | 'stop' | 'on') => {
    if (to === 'back') return seek(own.currentTime - 1)
    if (to === 'stop') return own.pause()
    if (!own.paused) return runAt(Math.min(2, speed + 0.5))
    runAt(1)
    void own.play().catch(() => undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = filmAction(event.nativeEvent)
    // A button takes its own press.
    const isButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')
    if (!action || isButton) return
    event.preventDefault()
    event.stopPropagation()
    act(action)
  }
  return (
    // The film as a whole is what keys are pressed on: its buttons are stops within it.
    <div className={styles.player} role="group" aria-label={title} tabIndex={0} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        <video
          ref={film}
          className={styles.film}
          data-blur={look.blur || undefined}
          data-grey={look.grey || undefined}
          src={src}
          muted={isMuted}
          preload="metadata"
          playsInline
          onClick={toggle}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
        />
        {overlay}
      </div>
      <div className={styles.bar}>
        <IconButton label={caption(isPlaying ? 'film.pause' : 'film.play')} keys="Space" onClick={toggle}>
          {isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        </IconButton>
        <span className={styles.time}>
          {formatFilmTime(at)} / {formatFilmTime(length)}
        </span>
        <IconButton
          label={caption('film.speed', { speed })}
          keys="+"
          onClick={() => runAt(speed >= 2 ? 1 : speedBeside(speed, 1))}
        >
          <Gauge size={16} aria-hidden /> {speed}×
        </IconButton>
        <IconButton label={caption(isMuted ? 'film.unmute' : 'film.mute')} keys="m" onClick={() => setMuted(!isMuted)}>
          {isMuted ? <VolumeX size={16} aria-hidden /> : <Volume2 size={16} aria-hidden />}
        </IconButton>
        <IconButton label={caption('film.full')} keys="Enter" onClick={() => act({ kind: 'full' })}>
          <Maximize size={16} aria-hidden />
        </IconButton>
      </div>
      <FilmLanes lanes={lanes} length={length} at={at} onSeek={seek} />
      {under}
    </div>
  )
}

/** Where a film is, in seconds: with each picture while it plays, else when it is moved. */
function useFilmTime(film: { readonly current: HTMLVideoElement | null }, isPlaying: boolean): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const own = film.current
    if (!own) return
    const tell = () => setAt(own.currentTime)
    own.addEventListener('seeked', tell)
    own.addEventListener('timeupdate', tell)
    let frameId = 0
    const follow = () => {
      tell()
      frameId = requestAnimationFrame(follow)
    }
    if (isPlaying) frameId = requestAnimationFrame(follow)
    return () => {
      cancelAnimationFrame(frameId)
      own.removeEventListener('seeked', tell)
      own.removeEventListener('timeupdate', tell)
    }
  }, [film, isPlaying])
  return at
}
