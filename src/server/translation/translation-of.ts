import type { Config } from '../config'
import { embeddedTranslation } from './embedded-translation'
import { googleTranslation } from './google-translation'
import type { Translation } from './translation'

/** The translator that the configuration names: Google where there is a key, else the embedded one. */
export function translationOf({ googleTranslateKey }: Config): Translation {
  return googleTranslateKey ? googleTranslation(googleTranslateKey) : embeddedTranslation
}
