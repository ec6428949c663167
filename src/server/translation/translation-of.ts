import { askOutside } from '../base/outside'
import type { Services } from '../base/services'
import { embeddedTranslation } from './embedded-translation'
import { googleTranslation } from './google-translation'
import type { Translation } from './translation'

/** The translator that the configuration names: Google where there is a key, else the embedded one. It is asked outside of any transaction. */
export function translationOf(services: Pick<Services, 'config' | 'outside'>): Translation {
  const { googleTranslateKey } = services.config
  if (!googleTranslateKey) return embeddedTranslation
  const google = googleTranslation(googleTranslateKey)
  return {
    name: google.name,
    translate: (texts, from, to) =>
      askOutside(services, JSON.stringify(['translate', texts, from, to]), () => google.translate(texts, from, to)),
  }
}
