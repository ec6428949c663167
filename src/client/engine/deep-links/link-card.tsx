import { appAddresses } from '../../../fields/deepLink/address'
import type { DeepLink } from '../../../fields/deepLink/field'
import { useCaption } from '../../base/i18n/use-caption'
import { Copyable } from '../../base/ui/copyable'
import { appHosts } from './app-hosts'
import { QrPicture } from '../../base/ui/qr-picture'
import styles from './link-card.module.css'

/** Where a link leads in the app, as addresses to open and to copy. */
export function LinkCard({ link }: { readonly link: DeepLink }) {
  const caption = useCaption()
  const { scheme, site } = appAddresses(link, appHosts())
  return (
    <div className={styles.card}>
      <QrPicture text={site ?? scheme} label={caption('deepLink.qr')} />
      <a href={scheme}>{caption('deepLink.open')}</a>
      <Copyable title={caption('deepLink.app')} text={scheme} />
      {site ? (
        <Copyable title={caption('deepLink.site')} text={site} />
      ) : (
        <p className={styles.note}>{caption('deepLink.noSite')}</p>
      )}
    </div>
  )
}
