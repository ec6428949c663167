import { QrPicture } from '../../../../src/client/base/ui/qr-picture'
import type { Exhibit } from '../exhibit'

const secret = 'otpauth://totp/Iron%20Man:ann?secret=JBSWY3DPEHPK3PXP'

export default {
  states: {
    whole: (say) => <QrPicture label={say('Code for the authenticator', '验证器二维码')} text={secret} />,
  },
} satisfies Exhibit
