import type payMethod from '../../../entities/goods-and-order/pay-method'
import type { Row } from '../../../schema/entity'

type Method = Row<typeof payMethod>

/** Why a payer does not see a method; undefined where it is shown. */
export function hiddenBecause(
  method: Pick<Method, 'enabled' | 'scenes' | 'currency' | 'minAmount' | 'maxAmount'>,
  asked: { readonly scene: Method['scenes'][number]; readonly currency: string; readonly amount: number },
): 'off' | 'otherScene' | 'otherCurrency' | 'otherAmount' | undefined {
  if (!method.enabled) return 'off'
  if (!method.scenes.includes(asked.scene)) return 'otherScene'
  if (method.currency !== asked.currency) return 'otherCurrency'
  return isWithin(method, asked.amount) ? undefined : 'otherAmount'
}

export function isWithin(
  range: { readonly minAmount: number | null; readonly maxAmount: number | null },
  amount: number,
) {
  return amount >= (range.minAmount ?? 0) && (range.maxAmount === null || amount <= range.maxAmount)
}
