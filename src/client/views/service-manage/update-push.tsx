import { FormPage } from '../../kinds/form/form-page'
import type { PageProps } from '../../kinds/page-props'
import { pushFormExtras } from '../../push/push-form-extras'

const extras = pushFormExtras('service-manage.update-push')

/** Changing a push: as composing one, with what was said of it on top. */
export default function UpdatePush(props: PageProps) {
  return <FormPage {...props} extras={extras} />
}
