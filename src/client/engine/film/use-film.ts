import { useEffect, useRef, useState, type RefObject } from 'react'
import { fastestFilm } from '../../../shared/film-speeds'
import { speedBeside, type FilmAction } from './film-keys'
import { markBeside, type FilmLane } from './film-marks'
import { withPlayed, type Stretch } from './played'

/** Pictures a second where a film does not say: to step by, in seconds. */
const frame = 1 / 24

export interface FilmControls {
  readonly film: RefObject<HTMLVideoElement | null>
  /** In seconds; 0 until it is known. */
  readonly length: number
  /** Where it is, in seconds. */
  readonly at: number
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly speed: number
  readonly look: { readonly blur?: boolean; readonly grey?: boolean }
  readonly seek: (to: number) => void
  /** Sets the speed, 1 being the usual one. */
  readonly runAt: (speed: number) => void
  readonly act: (action: FilmAction) => void
  /** What the element has to be told of. */
  readonly events: {
    readonly onPlay: () => void
    readonly onPause: () => void
    readonly onLoadedMetadata: () => void
    readonly onTimeUpdate: () => void
    readonly onSeeking: () => void
  }
}

/** What of a film was played since the last time that it was told, and how long the film is, in seconds. */
export type TellPlayed = (played: readonly Stretch[], length: number) => void

/** Tells what was played at least this often while it plays, in milliseconds. */
const tellsEvery = 5_000

/**
 * A film as its keys and buttons move it. What was played is told while it plays, when it stops, and when it goes.
 * @param isLive it is being filmed now: it plays without sound as soon as it can
 */
export function useFilm(lanes: readonly FilmLane[], onPlayed?: TellPlayed, isLive = false): FilmControls {
  const film = useRef<HTMLVideoElement>(null)
  const [length, setLength] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [isMuted, setMuted] = useState(isLive)
  const [look, setLook] = useState<FilmControls['look']>({})
  const at = useFilmTime(film, isPlaying)
  const played = useRef({ stretches: [] as readonly Stretch[], from: undefined as number | undefined, length: 0 })

  const tell = useRef(() => undefined as void)
  useEffect(() => {
    tell.current = () => {
      const { stretches, length: whole } = played.current
      if (stretches.length === 0 || whole === 0) return
      played.current = { ...played.current, stretches: [] }
      onPlayed?.(stretches, whole)
    }
  })
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => tell.current(), tellsEvery)
    return () => clearInterval(timer)
  }, [isPlaying])
  useEffect(() => () => tell.current(), [])

  const seek = (to: number) => {
    if (film.current) film.current.currentTime = Math.min(Math.max(0, to), length || to)
  }
  const runAt = (to: number) => {
    setSpeed(to)
    if (film.current) film.current.playbackRate = to
  }
  // A film that another one interrupts, or that cannot be played, says so itself.
  const play = (own: HTMLVideoElement) => void own.play().catch(() => undefined)
  const shuttle = (own: HTMLVideoElement, to: 'back' | 'stop' | 'on') => {
    if (to === 'back') return seek(own.currentTime - 1)
    if (to === 'stop') return own.pause()
    if (!own.paused) return runAt(Math.min(fastestFilm, speed + 0.5))
    runAt(1)
    play(own)
  }
  const act = (action: FilmAction) => {
    const own = film.current
    if (!own) return
    if (action.kind === 'toggle') return own.paused ? play(own) : own.pause()
    if (action.kind === 'jump') return seek(own.currentTime + action.seconds)
    if (action.kind === 'speed') return runAt(speedBeside(speed, action.by))
    if (action.kind === 'mute') return setMuted((before) => !before)
    if (action.kind === 'blur') return setLook((before) => ({ ...before, blur: !before.blur }))
    if (action.kind === 'grey') return setLook((before) => ({ ...before, grey: !before.grey }))
    if (action.kind === 'shuttle') return shuttle(own, action.to)
    if (action.kind === 'full')
      return void (document.fullscreenElement ? document.exitFullscreen() : own.parentElement?.requestFullscreen())
    if (action.kind === 'apart') return showApart(own)
    if (action.kind === 'frame') {
      own.pause()
      return seek(own.currentTime + action.by * frame)
    }
    if (action.kind !== 'nextFlag' && action.kind !== 'previousFlag') return
    const mark = markBeside(lanes, own.currentTime, action.kind === 'nextFlag' ? 1 : -1)
    if (mark) seek(mark.from)
  }
  const goOn = () => {
    const own = film.current
    const { stretches, from } = played.current
    if (!own || own.seeking) return
    const next = from === undefined ? stretches : withPlayed(stretches, from, own.currentTime, own.playbackRate)
    played.current = { ...played.current, stretches: next, from: own.currentTime }
  }
  const events = {
    onPlay: () => {
      played.current = { ...played.current, from: film.current?.currentTime }
      setPlaying(true)
    },
    onPause: () => {
      goOn()
      setPlaying(false)
      tell.current()
    },
    onLoadedMetadata: () => {
      if (isLive && film.current && !matchMedia('(prefers-reduced-motion: reduce)').matches) play(film.current)
      const whole = film.current?.duration ?? 0
      if (!Number.isFinite(whole)) return
      setLength(whole)
      played.current = { ...played.current, length: whole }
      onPlayed?.([], whole)
    },
    onTimeUpdate: () => {
      if (film.current && !film.current.paused) goOn()
    },
    onSeeking: () => {
      played.current = { ...played.current, from: undefined }
    },
  }
  return { film, length, at, isPlaying, isMuted, speed, look, seek, runAt, act, events }
}

/** Whether the browser can show a film in a window of its own, above all others. */
export const canShowApart = typeof document !== 'undefined' && document.pictureInPictureEnabled

/** Shows a film in a window of its own, or back in its place; a browser that refuses leaves it where it is. */
function showApart(own: HTMLVideoElement): void {
  if (!canShowApart) return
  const change =
    document.pictureInPictureElement === own ? document.exitPictureInPicture() : own.requestPictureInPicture()
  void change.catch(() => undefined)
}

/** Where a film is, in seconds: with each picture while it plays, else when it is moved. */
function useFilmTime(film: RefObject<HTMLVideoElement | null>, isPlaying: boolean): number {
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
