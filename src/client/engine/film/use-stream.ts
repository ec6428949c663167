import { useEffect, type RefObject } from 'react'

/** What browsers call the list of a stream (RFC 8216, 10). */
const streamType = 'application/vnd.apple.mpegurl'

/** Whether an address is that of the list of a stream, which plays in segments. */
export function isStream(src: string): boolean {
  return /\.m3u8(?:$|[?#])/.test(src)
}

/** What a player is given as its address: of a stream that the browser does not play by itself nothing, as another hand feeds it. */
export function addressToPlay(src: string | undefined): string | undefined {
  return src !== undefined && isStream(src) && !playsStreams() ? undefined : src
}

/**
 * Plays a stream where the browser does not, or fails at it: by hls.js, which is loaded for the first such stream. It runs on the page's own
 * thread: a worker would be made of a text, which the page's policy refuses.
 */
export function useStream(film: RefObject<HTMLVideoElement | null>, src: string | undefined): void {
  useEffect(() => {
    const own = film.current
    if (!own || src === undefined || !isStream(src)) return
    let player: { destroy(): void } | undefined
    let isLeft = false
    const feed = async () => {
      const { default: Hls } = await import('hls.js')
      if (isLeft || player || !Hls.isSupported()) return
      const hls = new Hls({ enableWorker: false })
      player = hls
      hls.loadSource(src)
      hls.attachMedia(own)
    }
    const onError = () => void feed().catch(() => undefined)
    if (playsStreams()) own.addEventListener('error', onError, { once: true })
    else onError()
    return () => {
      isLeft = true
      own.removeEventListener('error', onError)
      player?.destroy()
    }
  }, [film, src])
}

let plays: boolean | undefined

/** Whether the browser plays streams by itself. */
function playsStreams(): boolean {
  return (plays ??= document.createElement('video').canPlayType(streamType) !== '')
}
