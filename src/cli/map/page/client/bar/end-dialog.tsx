import { ModalDialog } from '../frame/modal-dialog.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';

/** Asks before the command ends. */
export function EndDialog() {
  const { store, view, words } = useWorkbench();
  const close = () => store.set({ dialog: null });
  return (
    <ModalDialog heading={words.top.endAsk} className="end" onClose={close}>
      {view.state?.isUnsaved === true && <p class="note">{words.top.endUnsaved}</p>}
      <div class="actions end">
        <button type="button" onClick={close}>
          {words.page.cancel}
        </button>
        <button type="button" class="primary" onClick={() => store.end()}>
          {words.top.endSure}
        </button>
      </div>
    </ModalDialog>
  );
}
