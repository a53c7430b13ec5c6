import { toast } from "react-hot-toast/headless";

type ToastText = { title: string; text: string };

/** How long a toast stays, in milliseconds; an error stays longer since there is more to read. */
const durations = { success: 6000, error: 12000 };

/** Says that something worked. A toast with the same title takes the place of the earlier one. */
export function showSuccess(message: ToastText): void {
  toast.success(<ToastMessage {...message} />, { id: message.title, duration: durations.success });
}

/** Says that something failed (the specification's "destructive toast"). */
export function showError(message: ToastText): void {
  toast.error(<ToastMessage {...message} />, { id: message.title, duration: durations.error });
}

function ToastMessage({ title, text }: ToastText) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </>
  );
}
