import { imageSize } from 'image-size'
import type push from '../../../entities/service-manage/push'
import { imageBytes, imageProblem } from '../../../shared/push/push-image'
import { storageKeyShape } from '../../../fields/storage-key'
import type { Draft, Row } from '../../../schema/entity'
import { artworkOf } from '../../media/artwork/artwork'
import type { Problem } from '../../base/errors'
import type { Storage } from '../../storage/storage'

type Pictured = Pick<Row<typeof push>, 'image' | 'imageByLanguage' | 'variants'>

/** A language's code as the app writes it: en, es_MX. */
const languageCode = /^[a-z]{2,3}(_[A-Z]{2})?$/

export const keyShape = storageKeyShape({})

/** What is wrong with the pictures that a save brings, each by its field; those that stay as they were are not looked at. */
export async function imageProblems(
  storage: Storage,
  draft: Draft<typeof push>,
  current: Pictured | null,
): Promise<Problem[]> {
  const known = new Set(picturesOf(current ?? {}).map(({ image }) => image))
  const problems: Problem[] = []
  for (const code of Object.keys(draft.imageByLanguage ?? {}))
    if (!languageCode.test(code)) problems.push({ field: 'imageByLanguage', problem: 'error.notChoice' })
  for (const { field, image } of picturesOf(draft)) {
    if (known.has(image)) continue
    const problem = await problemOf(storage, image)
    if (problem) problems.push({ field, problem })
  }
  return problems
}

function picturesOf({ image, imageByLanguage, variants }: Partial<Pictured>): { field: string; image: string }[] {
  return [
    ...(image ? [{ field: 'image', image }] : []),
    ...Object.entries(imageByLanguage ?? {}).map(([code, each]) => ({
      field: `imageByLanguage.${code}`,
      image: each,
    })),
    ...(variants?.versions ?? []).flatMap((each) => (each.image ? [{ field: 'variants', image: each.image }] : [])),
  ]
}

export async function problemOf(storage: Storage, key: string): Promise<string | undefined> {
  if (!keyShape.safeParse(key).success) return 'error.notStorageKey'
  const file = await bytesOf(storage, key)
  if (file === undefined) return 'error.pushImageMissing'
  if (file === 'large') return 'error.pushImageSize'
  const size = sizeOf(file)
  return size ? imageProblem({ ...size, bytes: file.length }) : 'error.pushImageUnreadable'
}

/** A file in memory, unless it is too large to be wanted. */
async function bytesOf(storage: Storage, key: string): Promise<Buffer | 'large' | undefined> {
  const drawing = artworkOf(key)
  if (drawing !== undefined) return Buffer.from(drawing)
  const stored = await storage.read(key)
  if (!stored) return undefined
  if (stored.size >= imageBytes) {
    stored.content.destroy()
    return 'large'
  }
  const chunks: Buffer[] = []
  for await (const chunk of stored.content) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Cameras note how a picture is to be turned: from 5 on it lies on its side. */
const turnedFrom = 5

function sizeOf(file: Buffer): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(file)
    return orientation < turnedFrom ? { width, height } : { width: height, height: width }
  } catch {
    return undefined
  }
}
