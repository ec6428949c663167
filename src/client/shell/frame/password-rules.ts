export interface PasswordForm {
  readonly oldPassWord: string
  readonly newPassWordFirst: string
  readonly newPassWord: string
}

/** Caption ids of what is wrong, by field; an empty record lets the form go. */
export function passwordProblems(form: PasswordForm): Partial<Record<keyof PasswordForm, string>> {
  const { oldPassWord, newPassWordFirst, newPassWord } = form
  return {
    ...(oldPassWord ? {} : { oldPassWord: 'shell.password.oldRequired' }),
    ...(newPassWordFirst
      ? isStrong(newPassWordFirst)
        ? {}
        : { newPassWordFirst: 'shell.password.tip' }
      : { newPassWordFirst: 'shell.password.newRequired' }),
    ...(newPassWord
      ? newPassWord === newPassWordFirst
        ? {}
        : { newPassWord: 'shell.password.mismatch' }
      : { newPassWord: 'shell.password.confirmRequired' }),
  }
}

/** At least one lower-case letter, one upper-case letter, one digit and one of the signs (specification: validation rules). */
export function isStrong(password: string): boolean {
  return [/[a-z]/, /[A-Z]/, /\d/, /[@#$%^&+=!]/].every((part) => part.test(password))
}
