import type { AnswerCode } from '../base/errors'

/** HTTP statuses in addition to the envelope's codes, for proxies and monitors. */
export const statuses: Readonly<Record<AnswerCode, number>> = {
  '00000': 200,
  B01: 409,
  A0210: 401,
  A0230: 401,
  A0301: 403,
  A0400: 400,
  A0404: 404,
  A0409: 409,
  A0413: 413,
  A0429: 429,
  B0001: 500,
  C0001: 502,
}
