import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiError } from '../../base/api/result.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { Dialog } from './dialog.tsx';

type ActionDialogProps = {
  title: string;
  /** Label of the button that confirms. */
  action: string;
  /** Label of the button that leaves everything as it is, where “Cancel” could be taken for the action. */
  dismiss?: string;
  size?: 'small' | 'medium';
  /** Something is lost by it: cancelling has the focus. */
  isDangerous?: boolean;
  /** Whether what was typed and chosen is enough to do it. */
  isReady?: boolean;
  /** Does it; answers why it could not be done. */
  run(): Promise<ApiError | undefined>;
  /** Where it is not one of the workspace's dialogs. */
  close?: () => void;
  children: ReactNode;
};

/** A question with one action: it closes the dialog, or the dialog says why it failed. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    size = 'small',
    action,
    dismiss,
    isDangerous = false,
    isReady = true,
    run,
    close = closeDialog,
    children,
  } = props;
  const say = useMessages();
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    const failure = await run();
    setBusy(false);
    if (failure) setError(failure);
    else close();
  };
  return (
    <Dialog
      role={isDangerous ? 'alertdialog' : 'dialog'}
      title={title}
      size={size}
      onClose={close}
      actions={
        <>
          <Button onPress={close} autoFocus={isDangerous}>
            {dismiss ?? say('action.cancel')}
          </Button>
          <Button
            kind={isDangerous ? 'danger' : 'main'}
            isDisabled={!isReady || isBusy}
            onPress={() => void submit()}
          >
            {action}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
        {children}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
