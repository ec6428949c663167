import { peakRate, sheetFor, type FilmTrace } from '../../../shared/film-trace'

/** Sound is decoded at so many samples a second: enough to see how loud it is, and a tenth of what plays. */
const samplesPerSecond = 8_000

/** How well a sheet's pictures are kept: they are looked at small. */
const quality = 0.6

/** A browser that has not found a place by then will not, in milliseconds. */
const seekWait = 5_000

/** How loud a film or sound is at each place, as decoded by the browser; nothing where it has no sound. */
export async function peaksOf(content: ArrayBuffer, length: number): Promise<Int8Array> {
  const decoder = new OfflineAudioContext(1, 1, samplesPerSecond)
  // What has no sound cannot be decoded.
  const sound = await decoder.decodeAudioData(content).catch(() => undefined)
  if (!sound) return new Int8Array()
  const channels = Array.from({ length: sound.numberOfChannels }, (_, nth) => sound.getChannelData(nth))
  return peaksIn(channels, { length, samplesPerSecond })
}

/** The lowest and the highest sample of each place, of all channels. */
export function peaksIn(
  channels: readonly Float32Array[],
  { length, samplesPerSecond: rate }: { readonly length: number; readonly samplesPerSecond: number },
): Int8Array {
  const peaks = new Int8Array(2 * Math.ceil(length * peakRate))
  const step = rate / peakRate
  for (let place = 0; 2 * place < peaks.length; place++) {
    let [low, high] = [0, 0]
    for (const samples of channels) {
      const end = Math.min(samples.length, Math.ceil((place + 1) * step))
      for (let at = Math.floor(place * step); at < end; at++) {
        low = Math.min(low, samples[at]!)
        high = Math.max(high, samples[at]!)
      }
    }
    peaks[2 * place] = Math.round(Math.max(-1, low) * 127)
    peaks[2 * place + 1] = Math.round(Math.min(1, high) * 127)
  }
  return peaks
}

/** Small pictures of a film on one sheet, drawn by a player that nobody sees; null where it has no picture. @throws where it cannot be played */
export async function sheetOf(address: string, length: number): Promise<FilmTrace['sheet']> {
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  film.src = address
  try {
    await happened(film, 'loadeddata')
    if (film.videoWidth === 0) return null
    const facts = sheetFor(length, { width: film.videoWidth, height: film.videoHeight })
    const canvas = document.createElement('canvas')
    canvas.width = facts.columns * facts.width
    canvas.height = Math.ceil(facts.count / facts.columns) * facts.height
    const drawing = canvas.getContext('2d')
    if (!drawing) return null
    for (let nth = 0; nth < facts.count; nth++) {
      const found = happened(film, 'seeked')
      film.currentTime = nth * facts.every
      await found
      const [x, y] = [(nth % facts.columns) * facts.width, Math.floor(nth / facts.columns) * facts.height]
      drawing.drawImage(film, x, y, facts.width, facts.height)
    }
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    return picture && { ...facts, picture: new Uint8Array(await picture.arrayBuffer()) }
  } finally {
    // Gives back what the player has loaded.
    film.removeAttribute('src')
    film.load()
  }
}

/** @throws where it does not happen in time, or the film fails */
function happened(film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`The film has not ${name} in time.`)), seekWait)
    const end = (settle: () => void) => () => {
      clearTimeout(late)
      settle()
    }
    film.addEventListener(name, end(done), { once: true })
    film.addEventListener(
      'error',
      end(() => fail(new Error('The film cannot be played.'))),
      { once: true },
    )
  })
}
