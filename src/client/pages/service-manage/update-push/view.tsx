import { FormPage } from '../../../engine/kinds/form/form-page'
import type { PageProps } from '../../../engine/page/page-props'
import { pushFormExtras } from '../pushes/push-form-extras'

const extras = pushFormExtras('service-manage.update-push')

/** Changing a push: as composing one, with what was said of it on top. */
export default function UpdatePush(props: PageProps) {
  return <FormPage {...props} extras={extras} />
}
