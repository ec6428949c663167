import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { Crlf } from '../../../src/server/jobs/export/crlf'

/** Every way of cutting a text in two must give the same. */
async function turned(given: string, cut: number) {
  const bytes = Buffer.from(given)
  const crlf = new Crlf()
  const result = await text(Readable.from([bytes.subarray(0, cut), bytes.subarray(cut)]).pipe(crlf))
  return { result, records: crlf.records }
}

describe('line ends of a copied CSV', () => {
  const given = 'a,"b\n""c""\n",短\nplain,x,y\n'
  const cuts = Array.from({ length: Buffer.byteLength(given) }, (_, index) => index)

  it.each(cuts)('become those of RFC 4180 outside quotes alone, cut after byte %i', async (cut) => {
    expect(await turned(given, cut)).toEqual({ result: 'a,"b\n""c""\n",短\r\nplain,x,y\r\n', records: 2 })
  })
})
