import { Image } from '../../../../src/client/base/ui/image'
import type { Exhibit } from '../exhibit'
import { picture } from '../picture'

export default {
  states: {
    poster: () => <Image shape="poster" width={64} alt="" src={picture('poster')} />,
    cover: () => <Image shape="cover" width={112} alt="" src={picture('cover')} />,
    portrait: () => <Image shape="portrait" width={48} alt="" src={picture('portrait')} />,
    square: () => <Image shape="square" width={64} alt="" src={picture('square')} />,
    loading: () => <Image shape="cover" width={112} alt="" isPending />,
    empty: () => <Image shape="cover" width={112} alt="" />,
    named: (say) => <Image shape="cover" width={112} alt="" name={say('The Ramadan collection', '斋月合集')} />,
    error: () => <Image shape="cover" width={112} alt="" src="data:image/png;base64,broken" />,
    initials: (say) =>
      [1, 2, 3, 4].map((id) => (
        <Image key={id} shape="portrait" width={32} alt="" id={id} name={say('Ann Li', '李安')} />
      )),
  },
} satisfies Exhibit
