(define-derived-mode cardwright-cards-mode text-mode "Cards")
(add-to-list 'auto-mode-alist '("\\.cards\\'" . cardwright-cards-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '(cardwright-cards-mode
                 . ("cardwright" "cards" "serve-lsp" :initializationOptions (:game "ggltcg")))))
(add-hook 'cardwright-cards-mode-hook #'eglot-ensure)
