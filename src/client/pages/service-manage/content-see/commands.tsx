import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'
import { lastAnswer } from './last-answer'
import type { Findings } from '../../../../schema/findings'
import { keepAnswer } from './last-answer'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Copies what the user can be told after the last check. */
  copyAnswer: {
    start: async () => {
      const answer = lastAnswer()
      if (answer === '') return void toast.info(caption('service-manage.content-see.checkFirst'))
      await navigator.clipboard.writeText(answer)
      toast.success(answer)
    },
  },
  /** The findings stand on the page; their answer is kept, so that it can be copied. */
  check: {
    onResult: ({ sentence }: Findings & { readonly sentence: string }) => keepAnswer(sentence),
  },
  openTicket: {
    onResult: () => undefined,
  },
} satisfies PageCode
