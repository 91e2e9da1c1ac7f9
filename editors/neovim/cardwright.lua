vim.filetype.add({ extension = { cards = "cards" } })
vim.api.nvim_create_autocmd("FileType", {
  pattern = "cards",
  callback = function()
    vim.lsp.start({
      name = "cardwright",
      cmd = { "cardwright", "cards", "serve-lsp" },
      init_options = { game = "ggltcg" },
    })
  end,
})
